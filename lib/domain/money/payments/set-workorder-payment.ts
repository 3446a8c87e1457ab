import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { workorders } from '../../../contract/orders/workorders'
import { paymentFlow } from '../../../rules/orders/flows/payment-flow'
import { command } from '../../core/verb'
import { setPaymentOfLedger } from '../receipts/payment-of-ledger'
import { assertBilled } from '../../orders/workorders/lock-order'
import { aboutWorkorder, findWorkorder, toWorkorder } from '../../orders/workorders/workorder'

/**
 * An admin records what the customer paid: nothing, a part, all. While one status sets both, it is what the supplier was
 * paid as well, and both are told.
 */
export const setWorkorderPayment = command(
  'workorder.setPayment',
  async (scope, { id, status: to }: Input<typeof workorders.setPayment>) => {
    const { viewer, tx, emit } = scope
    const before = await findWorkorder(scope, id)
    assertBilled(scope, before)
    if (before.paymentBy === 'ledger') {
      await setPaymentOfLedger(scope, id, to)
      return toWorkorder(await findWorkorder(scope, id), viewer)
    }
    const { paymentStatus: from, payableBy } = before
    paymentFlow.assertMove(from, to, viewer)

    // The trigger work_orders_move_in_sums keeps order_sums up to date.
    const moved = await tx.workOrder.updateMany({
      where: { id, paymentStatus: from, paymentBy: 'hand', payableBy, cancelled: before.cancelled },
      data: { paymentStatus: to },
    })
    if (!moved.count) throw new Problem('conflict', 'Someone else has just changed the payment of this work order')

    const isForBoth = payableBy === 'payment'
    emit('workorder.paymentChanged', { ...aboutWorkorder(before), from, to, ...(!isForBoth && { apart: true }) })
    const payableStatus = isForBoth ? to : before.payableStatus
    return toWorkorder({ ...before, paymentStatus: to, payableStatus }, viewer)
  },
)
