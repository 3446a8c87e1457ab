import type { Supplier } from '@/lib/contract/accounts'
import type { HeldMessage } from '@/lib/contract/messages'
import { foundWords, reviewedPart } from '@/lib/rules/gate/reviews'
import type { Machine } from '@/lib/contract/machines'
import type { Process } from '@/lib/contract/processes'
import type { QueueName } from './query'

/** One thing that waits for a decision, as its row in the queue shows it. */
export type Waiting = { id: number; title: string; sub: string; since: string } & (
  | { queue: 'suppliers'; thing: Supplier }
  | { queue: 'machines'; thing: Machine }
  | { queue: 'processes'; thing: Process }
  | { queue: 'held'; thing: HeldMessage }
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

export const waitingMessage = (thing: HeldMessage): Waiting => ({
  ...{ queue: 'held', thing, id: thing.id, since: thing.createdAt },
  title: capital(reviewedPart(thing).replace(/^(the|a) /, '')),
  sub: capital(foundWords(thing.found).join(', ')),
})

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Whether it is still undecided; a link in an old message may name a decided one. */
export function isOpen(one: Waiting): boolean {
  if (one.queue === 'suppliers') return !one.thing.verified || one.thing.recheck
  if (one.queue === 'held') return one.thing.state === 'held'
  return (one.queue === 'machines' ? one.thing.approvalStatus : one.thing.status) === 'pending'
}

/** One and many of a queue, for sentences. */
export const nouns: Record<
  QueueName,
  { one: string; many: string; /** On its tab, where it isn't the many. */ tab?: string }
> = {
  suppliers: { one: 'supplier', many: 'suppliers' },
  machines: { one: 'machine', many: 'machines' },
  processes: { one: 'process', many: 'processes' },
  held: { one: 'held text', many: 'held texts', tab: 'Held' },
}
