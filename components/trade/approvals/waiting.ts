import type { ReactNode } from 'react'
import type { Account, Supplier } from '@/lib/contract/people/account'
import type { HeldMessage } from '@/lib/contract/files/moderation'
import { fieldName } from '@/lib/rules/core/field-names'
import { foundWords, isFileField, messageIn } from '@/lib/rules/files/moderation'
import { displayId } from '@/lib/terms/nouns'
import type { CompanyDocument } from '@/lib/contract/trade/company-documents'
import type { Machine } from '@/lib/contract/trade/machines'
import type { Process } from '@/lib/contract/trade/processes'
import type { QueueName } from './query'

/** One thing that waits for a decision, as its row in the queue shows it. */
export type Waiting = { id: number; title: string; sub: string; since: string } & (
  | { queue: 'suppliers'; thing: Supplier }
  | { queue: 'customers'; thing: Account }
  | { queue: 'machines'; thing: Machine }
  | { queue: 'processes'; thing: Process }
  | { queue: 'documents'; thing: CompanyDocument }
  | { queue: 'held'; thing: HeldMessage }
)

/** Under the name of a verified company that changed its name or GST number. */
const CHANGED = 'Company details changed'

/** Names an entry among those of all queues. */
export const keyOf = ({ queue, id }: { queue: QueueName; id: number }) => `${queue}-${id}`

export const waitingSupplier = (thing: Supplier): Waiting => ({
  queue: 'suppliers',
  thing,
  id: thing.id,
  title: thing.companyName,
  since: thing.createdAt,
  sub: thing.recheck ? CHANGED : (thing.mainProcessCategory ?? thing.contactName),
})

export const waitingCustomer = (thing: Account): Waiting => ({
  queue: 'customers',
  thing,
  id: thing.id,
  title: thing.companyName,
  since: thing.createdAt,
  sub: thing.recheck ? CHANGED : thing.contactName,
})

export const waitingMachine = (thing: Machine): Waiting => ({
  queue: 'machines',
  thing,
  id: thing.id,
  title: thing.name,
  since: thing.createdAt,
  sub: thing.supplierName ?? thing.model,
})

export const waitingProcess = (thing: Process): Waiting => ({
  queue: 'processes',
  thing,
  id: thing.id,
  title: thing.name,
  since: thing.createdAt,
  sub: thing.supplierName ?? '',
})

export const waitingDocument = (thing: CompanyDocument): Waiting => ({
  queue: 'documents',
  thing,
  id: thing.id,
  title: `${thing.label} ${thing.number}`,
  since: thing.createdAt,
  sub: thing.supplierName ?? '',
})

export const waitingMessage = (thing: HeldMessage): Waiting => ({
  queue: 'held',
  thing,
  id: thing.id,
  since: thing.createdAt,
  title: heldTitle(thing),
  sub: [capital(foundWords(thing.found).join(', ')), thing.customerName ?? thing.supplierName]
    .filter(Boolean)
    .join(' · '),
})

/** Asks why a company is refused, and refuses it. */
export type RefusalOf = (one: Waiting, dialog: { open: boolean; onClose: () => void; onDone: () => void }) => ReactNode

/** What other nouns know of an entry: what changed in it, and what speaks for or against it. */
export type KnownOf = (one: Waiting) => { changes?: ReactNode; evidence?: ReactNode; gst?: ReactNode }

/** INQ-0031: description; of a file its name. */
const heldTitle = ({ entityType, entityId, inquiryId, field, text }: HeldMessage) =>
  `${inquiryId ? displayId('inquiry', inquiryId) : displayId(entityType, entityId)}: ${partOf(field, text)}`

function partOf(field: string, text: string | null): string {
  if (isFileField(field)) return text ?? 'file'
  return messageIn(field) ? 'message' : fieldName(field).toLowerCase()
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Whether it is still undecided; a link in an old message may name a decided one. */
export function isOpen(one: Waiting): boolean {
  if (one.queue === 'suppliers' || one.queue === 'customers')
    return one.thing.state === 'pending' || one.thing.state === 'recheck'
  if (one.queue === 'held') return one.thing.state === 'held'
  if (one.queue === 'documents') return one.thing.state === 'submitted'
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
  documents: { one: 'company document', many: 'company documents', tab: 'Documents' },
  customers: { one: 'customer', many: 'customers' },
  held: { one: 'held text', many: 'held texts', tab: 'Held' },
}
