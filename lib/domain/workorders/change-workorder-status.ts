import type { Input } from '../../contract/endpoint'
import { Problem } from '../../contract/problem'
import type { workorders } from '../../contract/workorders'
import { datesFor, workorderFlow } from '../../rules/workorder-flow'
import { command } from '../verb'
import { aboutWorkorder, findWorkorder, toWorkorder } from './workorder'

/** The supplier (or an admin) moves the work on; dates follow. A note stays with the order and in its history. */
export const changeWorkorderStatus = command(
  'workorder.changeStatus',
  async (scope, { id, status: to, notes: note }: Input<typeof workorders.changeStatus>) => {
    const { viewer, tx, emit } = scope
    const before = await findWorkorder(scope, id)
    const from = before.status
    workorderFlow.assertMove(from, to, viewer)

    // Only from the status that was checked: whoever moved it first wins, the other is told so.
    const data = { status: to, ...datesFor(to, before), ...(note && { notes: note }) }
    const moved = await tx.workOrder.updateMany({ where: { id, status: from }, data })
    if (!moved.count) throw new Problem('conflict', 'Someone else has just changed this work order')

    await emit('workorder.statusChanged', { ...aboutWorkorder(before), from, to, note })
    return toWorkorder(await findWorkorder(scope, id), viewer)
  },
)
