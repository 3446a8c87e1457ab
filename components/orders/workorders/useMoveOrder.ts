'use client'

import { sendUnsent } from '@/components/ui/feedback/unsent'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useUndoable } from '@/components/ui/feedback/useUndoable'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { refreshed } from '@/lib/client/api'
import { call } from '@/lib/client/call'
import type { Role } from '@/lib/contract/people/account'
import type { Workorder, WorkorderStatus, WorkorderDetail } from '@/lib/contract/orders/workorders'
import { needsFirstArticle, whyNotOpen } from '@/lib/rules/orders/first-article'
import { orderId } from '@/lib/terms/nouns'
import { movedWords } from './labels'
import { addMove, dropMove, lastMoveOf, type UnsentMove } from './unsent-moves'

/** A second tap within this (ms) is a double tap: it would do the step after the next. */
const DOUBLE_TAP = 800

/** Moves of one order are sent in the order in which they were made. */
let sending: Promise<unknown> = Promise.resolve()

/** Waits until every move is stored. Before another change of an order, which would be undone by an older move. */
export async function sendMoves() {
  await sendUnsent()
  await sending
}

/** Moves an order at once; the call goes out when nobody has taken it back for five seconds. */
export function useMoveOrder(
  order: Pick<Workorder, 'id' | 'status'> & Partial<Pick<WorkorderDetail, 'documentsMissing' | 'firstArticle'>>,
  role: Role,
) {
  const toast = useToast()
  const address = useUrlState()
  const actWithUndo = useUndoable()
  const shownId = orderId(role, order.id)

  return (to: WorkorderStatus) => {
    if (to === 'completed' && order.documentsMissing) {
      const missing = order.documentsMissing === 1 ? '1 document is' : `${order.documentsMissing} documents are`
      address.set({ id: order.id })
      return toast({ title: 'Not complete yet', text: `${missing} missing: see Quality.`, tone: 'warning' })
    }
    const closed = needsFirstArticle(to) && whyNotOpen(order.firstArticle ?? null)
    if (closed) {
      address.set({ id: order.id })
      return toast({ title: 'Production isn’t open yet', text: closed, tone: 'warning' })
    }
    const last = lastMoveOf(order.id)
    if (last && Date.now() - Date.parse(last.at) < DOUBLE_TAP) return
    const move = { id: order.id, from: order.status, to, at: new Date().toISOString() }
    addMove(move)
    actWithUndo({
      on: `${shownId} from ${move.from}`,
      title: 'Work Order Updated',
      text: movedWords(shownId, to),
      send: (options) => send(move, options),
      fail: { title: 'Update Failed', text: 'Failed to update work order status' },
      settled: () => dropMove(move),
      takeBack: () => dropMove(move),
    })
  }
}

function send(move: UnsentMove, options: { keepalive?: true }) {
  // A page that is left can't wait.
  const sent = options.keepalive ? store(move, options) : sending.then(() => store(move, options))
  sending = sent.catch(() => {})
  return sent
}

async function store({ id, to }: UnsentMove, options: { keepalive?: true }) {
  await call('PATCH /api/workorders/{id}/status', { id, status: to, notes: '' }, options)
  // Until then the lists have the status of before.
  await refreshed()
}
