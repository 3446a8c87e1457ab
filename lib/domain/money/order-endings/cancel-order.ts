import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { orderEndings } from '../../../contract/orders/order-endings'
import { sql } from '../../../infra/db/db'
import { paymentFlow } from '../../../rules/orders/flows/payment-flow'
import { displayId } from '../../../terms/nouns'
import { actTime } from '../../core/event-clock'
import { commandOnce, type WriteScope } from '../../core/verb'
import { net } from '../tax-documents/balance'
import { releaseReceipts } from '../receipts/release-receipts'
import { assertReadableText } from '../../orders/order-changes/order-change'
import { closeOngoing } from '../../orders/order-problems/problem-of-status'
import { aboutWorkorder, findWorkorder, toWorkorder, type WorkorderRow } from '../../orders/workorders/workorder'
import { endChanges } from './end-changes'
import { orderToEnd } from './order-to-end'

/**
 * An admin cancels an order on which no work has begun. It keeps its status and has no amount any more; what was received
 * for it goes on account. With `again` its quotation is free for another order.
 */
export const cancelOrder = commandOnce(
  'workorder.cancel',
  async (scope, { id, reason, note, again }: Input<typeof orderEndings.cancel>) => {
    const { tx, viewer, emit } = scope
    const order = await orderToEnd(scope, id)
    await assertNeverBegun(scope, order)
    await assertReadableText(scope, order, 'note', note)

    const closed = {
      cancelled: true,
      closedAt: actTime(),
      closedBy: viewer.member.id,
      closeReason: reason,
      closeNote: note,
    }
    await tx.workOrder.update({ where: { id }, data: { ...closed, amount: null, amountBefore: order.amount } })
    await tx.orderTerms.updateMany({ where: { workOrderId: id }, data: { taxablePaise: null } })
    await releaseReceipts(scope, id, `${displayId('workorder', id)} is cancelled`)
    if (again && order.quotationId)
      await tx.quotation.update({ where: { id: order.quotationId }, data: { ordered: false } })
    await endChanges(scope, id, 'cancel')
    await closeOngoing(scope, id)
    emit('workorder.cancelled', { ...aboutWorkorder(order), from: order.status, to: 'cancelled', reason, note })
    return id
  },
  async (scope, id) => toWorkorder(await findWorkorder(scope, id), scope.viewer),
)

/** 409 once work has begun, and while money stands on the order that a person has to take back first. */
async function assertNeverBegun({ rows }: WriteScope, { id, begunDate, paymentBy, ...order }: WorkorderRow) {
  const shownId = displayId('workorder', id)
  if (begunDate) throw new Problem('conflict', `${shownId} has begun: close it short instead`)
  const [invoice] = await rows<{ number: string }>(sql`
    SELECT d.number FROM tax_documents d WHERE d.work_order_id = ${id} AND d.kind = 'invoice' AND ${net} <> 0 ORDER BY d.id LIMIT 1`)
  if (invoice) throw new Problem('conflict', `${invoice.number} stands on ${shownId}: credit it first`)
  const byHand = paymentBy === 'hand' && order.paymentStatus !== 'pending' ? order.paymentStatus : order.payableStatus
  if (byHand !== 'pending')
    throw new Problem('conflict', `${shownId} is marked ${paymentFlow.states[byHand].label}: set it to Pending first`)
}
