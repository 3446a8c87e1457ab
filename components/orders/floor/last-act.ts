import type { QueueItem } from '@/lib/client/queue/item'
import { press } from '@/lib/client/queue/sender'
import type { WorkorderStatus } from '@/lib/contract/orders/workorders'

/** So long after the press a status that was sent can be taken back (ms). */
export const UNDO_MS = 60_000

/** What was done last here. */
export type Done = { kind: QueueItem['kind']; at: string; photos?: number; pieces?: number; move?: Move }
/** A move of an order that was pressed. */
export type Move = { from: WorkorderStatus; to: WorkorderStatus }

/** The last update of an order that can be dropped before it is sent. */
export const lastWaiting = (items: readonly QueueItem[]) =>
  items.findLast(({ state }) => state === 'waiting' || state === 'asking')

/** The move that can be taken back although it was sent: the order still has the status that it led to. */
export const sentMove = (done: Done | null, status: WorkorderStatus, now: number): Move | null =>
  done?.move && done.move.to === status && now - Date.parse(done.at) < UNDO_MS ? done.move : null

/** Moves an order back to where it was. Somebody else's move meanwhile is asked about, as for every update. */
export const moveBack = (of: { order: number; member: number }, { from, to }: Move) =>
  press({ ...of, kind: 'status', body: { status: from, from: to } })
