import type { Role } from '@/lib/contract/people/account'
import type { MailTopic } from '@/lib/terms/mail-topics'

const names: Record<MailTopic, string> = {
  accounts: 'Accounts',
  inquiries: 'Inquiries',
  questions: 'Questions',
  quotations: 'Quotations',
  approvals: 'Approvals',
  workorders: 'Orders',
  problems: 'Problems',
  payments: 'Payments',
  invoices: 'Invoices',
  requests: 'Work requests',
  machines: 'Machines',
  processes: 'Processes',
  documents: 'Company documents',
  team: 'Team',
}
const ofCustomers: readonly MailTopic[] = [
  'accounts',
  'inquiries',
  'questions',
  'quotations',
  'approvals',
  'workorders',
  'problems',
  'payments',
  'invoices',
]
const all = Object.keys(names) as MailTopic[]
const ofRole: Record<Role, readonly MailTopic[]> = {
  customer: ofCustomers,
  supplier: all.filter((topic) => topic !== 'team' && topic !== 'invoices'),
  admin: all,
}

/** The topic that a word of an address names. */
export const topicIn = (word: string | undefined) => all.find((topic) => topic === word)

/** What a topic is called. */
export const topicName = (topic: MailTopic) => names[topic]

/** The topics that a role's notifications can be about. */
export const topicOptions = (role: Role) => [
  { value: '', label: 'All topics' },
  ...ofRole[role].map((value) => ({ value, label: names[value] })),
]
