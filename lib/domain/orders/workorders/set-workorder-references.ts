import type { Input } from '../../../contract/core/endpoint'
import type { workorders } from '../../../contract/orders/workorders'
import { command } from '../../core/verb'
import { lockOrder } from './lock-order'
import { aboutWorkorder, findWorkorder, toWorkorder } from './workorder'

/** The customer sets or removes the own order number of a work order; its quotation shows the same. */
export const setWorkorderReferences = command(
  'workorder.setReferences',
  async (scope, { id, poNumber = null }: Input<typeof workorders.setReferences>) => {
    const { viewer, tx, emit } = scope
    const before = await findWorkorder(scope, id)
    await lockOrder(scope, id)
    if (poNumber === before.poNumber) return toWorkorder(before, viewer)

    await tx.workOrder.update({ where: { id }, data: { poNumber } })
    if (before.quotationId) await tx.quotation.update({ where: { id: before.quotationId }, data: { poNumber } })
    emit('workorder.referencesChanged', aboutWorkorder(before))
    return toWorkorder({ ...before, poNumber }, viewer)
  },
)
