import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { lots } from '../../../contract/orders/lots'
import { command } from '../../core/verb'
import { lockOrder } from '../workorders/lock-order'
import { aboutWorkorder, findWorkorder } from '../workorders/workorder'
import { assertNewHeat, assertReadable, lotOf, lotsOf } from './lot'

/** Heats of one order. */
const LOTS_MAX = 100

/** The maker, or an admin, says from which heat an order's parts are made. */
export const addLot = command('lot.add', async (scope, { id, ...lot }: Input<typeof lots.add>) => {
  const { tx, rows, viewer, emit } = scope
  const order = await findWorkorder(scope, id)
  await lockOrder(scope, id)
  await assertReadable(scope, order, lot)
  await assertNewHeat(scope, id, lot.heat)
  if ((await lotsOf(rows, id)).length >= LOTS_MAX)
    throw new Problem('conflict', 'This order has as many heats as it can hold')
  const added = await tx.lot.create({ data: { ...lot, workOrderId: id, createdBy: viewer.member.id } })
  emit('workorder.lotAdded', { ...aboutWorkorder(order), heat: lot.heat })
  return lotOf(rows, added.id)
})
