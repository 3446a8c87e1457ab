import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { workorders } from '../../../contract/orders/workorders'
import { command } from '../../core/verb'
import { lockOrder } from './lock-order'
import { machineFor } from './machine-for'
import { aboutWorkorder, findWorkorder, toWorkorder } from './workorder'

/** The supplier, or an admin, says on which machine an order is made. Its process follows the machine. */
export const setWorkorderMachine = command(
  'workorder.setMachine',
  async (scope, { id, machineId }: Input<typeof workorders.setMachine>) => {
    const { viewer, tx, emit } = scope
    await findWorkorder(scope, id)
    await lockOrder(scope, id)
    const order = await findWorkorder(scope, id)
    if (order.status === 'completed') throw new Problem('conflict', 'This work order is already completed')
    const machine = await machineFor(scope, machineId, order.supplierId)
    if (order.machineId === machineId) return toWorkorder(order, viewer)
    await tx.workOrder.update({ where: { id }, data: { machineId } })
    emit('workorder.machineSet', {
      ...aboutWorkorder(order),
      machineName: machine.name,
      byAdmin: viewer.role === 'admin',
    })
    return toWorkorder(await findWorkorder(scope, id), viewer)
  },
)
