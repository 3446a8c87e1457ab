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
  dispatches: 'Deliveries',
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
  'dispatches',
  'payments',
  'invoices',
]
/** Suppliers hear of none of these. */
const notForSuppliers: readonly MailTopic[] = ['team', 'invoices', 'dispatches']
const all = Object.keys(names) as MailTopic[]
const ofRole: Record<Role, readonly MailTopic[]> = {
  customer: ofCustomers,
  supplier: all.filter((topic) => !notForSuppliers.includes(topic)),
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
