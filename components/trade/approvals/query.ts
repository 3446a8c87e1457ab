/** What waits for an admin, by tab, the longest first. */
export const queues = {
  suppliers: { status: 'pending', sort: 'id', limit: 50 },
  machines: { approvalStatus: 'pending', sort: 'id', limit: 50 },
  processes: { status: 'pending', sort: 'id', limit: 50 },
  documents: { state: 'submitted', sort: 'id', limit: 50 },
  customers: { status: 'pending', sort: 'id', limit: 50 },
  held: { state: 'held', sort: 'id', limit: 50 },
} as const

export type QueueName = keyof typeof queues
export const queueNames = Object.keys(queues) as QueueName[]

/** The queue that an address names, or the first. */
export const queueIn = (tab: string | null | undefined): QueueName =>
  queueNames.find((name) => name === tab) ?? 'suppliers'
