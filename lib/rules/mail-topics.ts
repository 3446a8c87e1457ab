import type { Role } from '../contract/accounts'
import type { EventKind } from '../contract/events'
import type { MailTopic } from '../contract/mails'

type Topic = {
  of: readonly EventKind[]
  /** In the words of each role that gets these mails. */
  labels: Partial<Record<Role, string>>
}

/** Which events go out by mail, and to whom. What is missing here stays in the bell. */
export const mailTopics: Record<MailTopic, Topic> = {
  accounts: {
    of: ['account.registered', 'account.verified'],
    labels: {
      admin: 'A company registered',
      customer: 'My account is verified',
      supplier: 'My account is verified',
    },
  },
  inquiries: {
    of: ['inquiry.submitted', 'inquiry.released'],
    labels: { supplier: 'A new inquiry for one of my processes', admin: 'A new inquiry' },
  },
  quotations: {
    of: ['quotation.created', 'quotation.accepted', 'quotation.rejected'],
    labels: { customer: 'A new quotation for me', supplier: 'A quotation of mine is accepted or rejected' },
  },
  workorders: {
    of: ['workorder.created', 'workorder.statusChanged'],
    labels: {
      customer: 'A new work order, and each step of it',
      supplier: 'A new work order',
      admin: 'A work order is completed or has issues',
    },
  },
  payments: {
    of: ['workorder.paymentChanged'],
    labels: { customer: 'The payment of an order', supplier: 'The payment of a work order' },
  },
  requests: {
    of: ['workorderrequest.created', 'workorderrequest.assigned', 'workorderrequest.rejected'],
    labels: { supplier: 'A request for work is assigned or rejected', admin: 'A supplier asks for work' },
  },
  machines: {
    of: ['machine.submitted', 'machine.approved', 'machine.rejected'],
    labels: { supplier: 'A machine is approved or rejected', admin: 'A machine to approve' },
  },
  processes: {
    of: ['process.submitted', 'process.approved', 'process.rejected'],
    labels: { supplier: 'A process is approved or rejected', admin: 'A process to approve' },
  },
}

const topicOf = new Map(
  Object.entries(mailTopics).flatMap(([topic, { of }]) => of.map((kind) => [kind, topic as MailTopic])),
)

/** The topic under which this event is mailed to a role; null when that role reads it in the bell only. */
export function mailTopicFor(kind: EventKind, role: Role): MailTopic | null {
  const topic = topicOf.get(kind)
  return topic && mailTopics[topic].labels[role] ? topic : null
}
