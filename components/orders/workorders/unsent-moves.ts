import { useSyncExternalStore } from 'react'
import type { Workorder, WorkorderStatus } from '@/lib/contract/orders/workorders'
import { datesFor, hasBegun } from '@/lib/rules/orders/flows/workorder-flow'

/** A move that is shown as done and can still be taken back. */
export type UnsentMove = { id: number; from: WorkorderStatus; to: WorkorderStatus; at: string }

const none: readonly UnsentMove[] = []
let moves = none
const listeners = new Set<() => void>()

function change(next: readonly UnsentMove[]) {
  moves = next
  listeners.forEach((listener) => listener())
}

export const addMove = (move: UnsentMove) => change([...moves, move])
export const dropMove = (move: UnsentMove) => change(moves.filter((one) => one !== move))
/** The last move of this order that its list doesn't know yet. */
export const lastMoveOf = (id: number) => moves.findLast((move) => move.id === id) ?? null

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The moves that are shown and not stored yet; none on the server, the same value as in a browser without any. */
export const useUnsentMoves = () =>
  useSyncExternalStore(
    subscribe,
    () => moves,
    () => none,
  )

/** The order with its unsent moves. A status that somebody else has set meanwhile wins. */
export const withMoves = <Order extends Workorder>(order: Order, unsent: readonly UnsentMove[]): Order =>
  unsent.reduce((before, { id, from, to, at }) => {
    if (id !== before.id || from !== before.status) return before
    const begunDate = before.begunDate ?? (hasBegun(to) ? at : null)
    return { ...before, status: to, begunDate, ...datesFor(to, before, at) }
  }, order)
