import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { workorders } from '../../../contract/orders/workorders'
import { paymentFlow } from '../../../rules/orders/flows/payment-flow'
import { displayId } from '../../../terms/nouns'
import { command } from '../../core/verb'
import { assertBilled } from '../../orders/workorders/lock-order'
import { aboutWorkorder, findWorkorder, toWorkorder } from '../../orders/workorders/workorder'

/** An admin records what the supplier was paid: nothing, a part, all. From then on it has a status apart from the customer's. */
export const setWorkorderPayable = command(
  'workorder.setPayable',
  async (scope, { id, status: to }: Input<typeof workorders.setPayable>) => {
    const { viewer, tx, emit } = scope
    const before = await findWorkorder(scope, id)
    assertBilled(scope, before)
    const { payableStatus: from, payableBy } = before
    if (payableBy === 'ledger')
      throw new Problem('conflict', `What we owe for ${displayId('workorder', id)} follows its bills`)
    paymentFlow.assertMove(from, to, viewer)

    const moved = await tx.workOrder.updateMany({
      where: { id, payableStatus: from, payableBy, cancelled: before.cancelled },
      data: { payableStatus: to, payableBy: 'hand' },
    })
    if (!moved.count) throw new Problem('conflict', 'Someone else has just changed the payment of this work order')

    emit('workorder.payableChanged', { ...aboutWorkorder(before), from, to })
    return toWorkorder({ ...before, payableStatus: to, payableBy: 'hand' }, viewer)
  },
)
