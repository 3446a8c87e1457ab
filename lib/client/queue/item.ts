import type { ProblemBody } from '../../contract/core/problem-body'
import type { ProblemCode } from '../../contract/core/problem-codes'
import type { DocumentKind } from '../../contract/files/document-kinds'
import type { ProblemKind } from '../../contract/orders/order-problem'
import type { ShipmentPaperKind, ShipmentPhoto } from '../../contract/orders/shipment'
import type { WorkorderStatus } from '../../contract/orders/workorders'

/** A photo of an item; `fileId` once it is uploaded. One of packed goods says which document it is. */
export type QueuedBlob = { blob: Blob; name: string; fileId?: number; document?: ShipmentPhoto }

/** Pieces of the order that were packed, and how they left, as `POST /api/shipments` takes it. */
export type Packed = {
  quantity: number
  packages?: number
  weightGrams?: number
  /** They are gone: with their document and vehicle, on a day. */
  gone?: { paper: { kind: ShipmentPaperKind; number: string; on: string }; vehicle: string; on: string }
}

type Act =
  | { kind: 'status'; body: { status: WorkorderStatus; /** What the person saw. */ from?: WorkorderStatus } }
  | { kind: 'photo'; body: { document?: DocumentKind } }
  | { kind: 'problem'; body: { kind: ProblemKind; quantity?: number; description: string } }
  | { kind: 'shipment'; body: Packed }

/** An update that a person made on this device and that the server hasn't confirmed. */
export type QueueItem = {
  id: number
  order: number
  /** Whose update it is: another person on the device never sends it. */ member: number
  /** The Idempotency-Key; its steps add `:1`, `:2`. */ key: string
  /** When the person pressed. */ doneAt: string
  tries: number
  blobs: QueuedBlob[]
  /** `asking`: which document is the photo? Others wait, or wait for a decision. */
  state: 'waiting' | 'asking' | 'conflict' | 'refused'
  /** Why the server refused it. */ refusal?: Refusal
  /** With a conflict: what the order is now, and since when. */ now?: { status: WorkorderStatus; since: string }
  /** The person wants it sent although it is old. */ isOldWanted?: true
} & Act

/** What is known of an update when it is made. */
export type NewItem = Pick<QueueItem, 'order' | 'member'> & Act & { blobs?: QueuedBlob[]; state?: 'asking' }

/** An answer of the server; status 0 when there was none. */
export type Answer = { status: number; body: unknown }

/** A refusal of the server: its code and sentence, and the field of its first issue. */
export type Refusal = { code?: ProblemCode; message?: string; path?: string }

type Outcome = { is: 'done' | 'later' | 'signIn' | 'conflict' } | { is: 'refused'; refusal: Refusal }

const DAY = 86_400_000

/** The server forgets its keys after a day: an older update could be done twice, so the person is asked. */
export const isOld = ({ doneAt, isOldWanted }: QueueItem, now: number) => !isOldWanted && now - Date.parse(doneAt) > DAY

/** What becomes of an item after an answer. */
export function outcomeOf({ status, body }: Answer): Outcome {
  // A page instead of JSON comes from a network that wants a sign-in of its own.
  if (status === 0 || body === undefined || status === 408 || status === 429 || status >= 500) return { is: 'later' }
  if (status === 401) return { is: 'signIn' }
  if (status < 300) return { is: 'done' }
  const { code, message, issues } = body as Partial<ProblemBody>
  if (status === 409 && issues?.some(({ path }) => path === 'from')) return { is: 'conflict' }
  return { is: 'refused', refusal: { code, message, path: issues?.[0]?.path } }
}
