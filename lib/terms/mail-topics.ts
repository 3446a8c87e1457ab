import type { Role } from './roles'

/** What a mail can be about, in the words of each role that gets it. A person can switch each topic off. */
export const mailTopics = {
  accounts: {
    admin: 'A company registered or changed its details',
    customer: 'My account is verified or needs changes',
    supplier: 'My account is verified or needs changes',
  },
  inquiries: {
    supplier: 'A new inquiry for one of my processes',
    customer: 'My inquiry has no quotation by its deadline',
    admin: 'A new inquiry, or one without a quotation by its deadline',
  },
  questions: {
    customer: 'A supplier asks about my inquiry',
    supplier: 'An answer to my question, and news on an inquiry that I quoted',
    admin: 'A message on an inquiry waits for us',
  },
  quotations: {
    customer: 'A quotation for me is new, has changed, or is about to expire',
    supplier: 'My quotation is answered, or about to expire',
  },
  approvals: { customer: 'A colleague asks for my approval, or answers my request' },
  workorders: {
    customer: 'A new work order, each step of it, and a first article to accept',
    supplier: 'A new work order, and the answer to its first article',
    admin: 'A work order is completed or has issues, or nobody answers its first article',
  },
  problems: {
    customer: 'A problem with an order of mine',
    supplier: 'A problem with an order of mine',
    admin: 'A problem to decide',
  },
  dispatches: { customer: 'Goods on their way to me' },
  invoices: { customer: 'An invoice, a credit note or another document for me' },
  payments: {
    customer: 'The payment of an order',
    supplier: 'The payment of a work order, and the answer to a bill',
    admin: 'A customer reports a payment, or a supplier bills',
  },
  requests: { supplier: 'My work request is assigned or rejected', admin: 'A supplier requests work' },
  machines: { supplier: 'A machine is approved or rejected', admin: 'A machine to approve' },
  processes: { supplier: 'A process is approved or rejected', admin: 'A process to approve' },
  documents: { supplier: 'A document of my company is checked or rejected, or is about to end' },
  team: { admin: 'A colleague mentions me in a note, or assigns me a case' },
} as const satisfies Record<string, Partial<Record<Role, string>>>
export type MailTopic = keyof typeof mailTopics
