import type { Supplier } from '@/lib/contract/accounts'
import type { Machine } from '@/lib/contract/machines'
import type { Process } from '@/lib/contract/processes'
import type { QueueName } from './query'

/** One thing that waits for a decision, as its row in the queue shows it. */
export type Waiting = { id: number; title: string; sub: string; since: string } & (
  | { queue: 'suppliers'; thing: Supplier }
  | { queue: 'machines'; thing: Machine }
  | { queue: 'processes'; thing: Process }
)

export const waitingSupplier = (thing: Supplier): Waiting => ({
  ...{ queue: 'suppliers', thing, id: thing.id, title: thing.companyName, since: thing.createdAt },
  sub: thing.mainProcessCategory ?? thing.contactName,
})

export const waitingMachine = (thing: Machine): Waiting => ({
  ...{ queue: 'machines', thing, id: thing.id, title: thing.name, since: thing.createdAt },
  sub: thing.supplierName ?? thing.model,
})

export const waitingProcess = (thing: Process): Waiting => ({
  ...{ queue: 'processes', thing, id: thing.id, title: thing.name, since: thing.createdAt },
  sub: thing.supplierName ?? '',
})

/** Whether it is still undecided; a link in an old message may name a decided one. */
export function isOpen(one: Waiting): boolean {
  if (one.queue === 'suppliers') return !one.thing.verified
  return (one.queue === 'machines' ? one.thing.approvalStatus : one.thing.status) === 'pending'
}

/** One and many of a queue, for sentences. */
export const nouns: Record<QueueName, { one: string; many: string }> = {
  suppliers: { one: 'supplier', many: 'suppliers' },
  machines: { one: 'machine', many: 'machines' },
  processes: { one: 'process', many: 'processes' },
}
