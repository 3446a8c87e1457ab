import type { Input } from '../../../contract/core/endpoint'
import type { orderEndings } from '../../../contract/orders/order-endings'
import { displayId } from '../../../terms/nouns'
import { actTime } from '../../core/event-clock'
import { commandOnce } from '../../core/verb'
import { recountGoods } from '../../facts/order-goods'
import { termsOf } from '../order-terms/terms-of'
import { setPayables } from '../payouts/follow-payouts'
import { releaseReceipts } from '../receipts/release-receipts'
import { assertReadableText } from '../../orders/order-changes/order-change'
import { closeOngoing } from '../../orders/order-problems/problem-of-status'
import { aboutWorkorder, findWorkorder, toWorkorder } from '../../orders/workorders/workorder'
import { closeFigures } from './close-figures'
import { endChanges } from './end-changes'
import { orderToEnd } from './order-to-end'

/**
 * An admin closes an order short on which work has begun: it goes on with the pieces that are made, and comes to less. With none
 * it ends, cancelled, and its amount is the charge.
 */
export const closeShort = commandOnce(
  'workorder.closeShort',
  async (scope, { id, reason, note, ...asked }: Input<typeof orderEndings.closeShort>) => {
    const { tx, viewer, emit } = scope
    const order = await orderToEnd(scope, id)
    const { terms, quantity: made, amount } = await closeFigures(scope, order, asked)
    await assertReadableText(scope, order, 'note', note)

    await termsOf(scope, id)
    await tx.orderTerms.update({ where: { workOrderId: id }, data: terms })
    const cancelled = made === 0
    const closed = { cancelled, closedAt: actTime(), closedBy: viewer.member.id, closeReason: reason, closeNote: note }
    const amountBefore = order.amountBefore ?? order.amount
    await tx.workOrder.update({ where: { id }, data: { ...closed, made, amount, amountBefore } })
    await recountGoods(scope, [id])
    await releaseReceipts(scope, id, `${displayId('workorder', id)} is closed short`)
    await setPayables(scope, [id])
    await endChanges(scope, id, 'close')
    if (cancelled) await closeOngoing(scope, id)

    const about = { ...aboutWorkorder(order), reason, note }
    if (cancelled) emit('workorder.cancelled', { ...about, from: order.status, to: 'cancelled' })
    else emit('workorder.closedShort', { ...about, made, quantity: order.quantity! })
    return id
  },
  async (scope, id) => toWorkorder(await findWorkorder(scope, id), scope.viewer),
)
