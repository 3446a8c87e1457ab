import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { lots } from '../../../contract/orders/lots'
import { actTime } from '../../core/event-clock'
import { command } from '../../core/verb'
import { lockOrder } from '../workorders/lock-order'
import { aboutWorkorder, findWorkorder } from '../workorders/workorder'
import { assertNewHeat, assertReadable, lotOf } from './lot'

/** The maker, or an admin, corrects a heat of an order, or removes it. */
export const changeLot = command(
  'lot.change',
  async (scope, { id, void: isVoid, ...lot }: Input<typeof lots.change>) => {
    const { tx, rows, emit } = scope
    const found = await tx.lot.findFirst({ where: { id, voidedAt: null } })
    if (!found) throw new Problem('not_found', 'Heat not found')
    const order = await findWorkorder(scope, found.workOrderId)
    await lockOrder(scope, order.id)
    await assertReadable(scope, order, lot)
    if (lot.heat && !isVoid) await assertNewHeat(scope, order.id, lot.heat, id)
    const { count } = await tx.lot.updateMany({
      where: { id, voidedAt: null },
      data: { ...lot, ...(isVoid && { voidedAt: actTime() }) },
    })
    if (!count) throw new Problem('not_found', 'Heat not found')
    emit(isVoid ? 'workorder.lotVoided' : 'workorder.lotChanged', { ...aboutWorkorder(order), heat: found.heat })
    return lotOf(rows, id)
  },
)
