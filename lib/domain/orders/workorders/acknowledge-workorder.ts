import { Problem } from '../../../contract/core/problem'
import { actTime } from '../../core/event-clock'
import { command } from '../../core/verb'
import { lockOrder } from './lock-order'
import { aboutWorkorder, findWorkorder, toWorkorder, type WorkorderRow } from './workorder'

/** What an order holds once its supplier accepted it, in words or by beginning. The first time counts. */
export const acceptedBy = ({ acknowledgedAt }: Pick<WorkorderRow, 'acknowledgedAt'>) => ({
  acknowledgedAt: acknowledgedAt ?? actTime(),
})

/** The supplier accepts an order: its customer hears that the work is taken on. A second time changes nothing. */
export const acknowledgeWorkorder = command('workorder.acknowledge', async (scope, { id }: { id: number }) => {
  const { viewer, tx, emit } = scope
  await findWorkorder(scope, id)
  await lockOrder(scope, id)
  const order = await findWorkorder(scope, id)
  if (order.acknowledgedAt) return toWorkorder(order, viewer)
  if (order.status === 'completed') throw new Problem('conflict', 'This work order is already completed')
  await tx.workOrder.update({ where: { id }, data: acceptedBy(order) })
  emit('workorder.acknowledged', aboutWorkorder(order))
  return toWorkorder(await findWorkorder(scope, id), viewer)
})
