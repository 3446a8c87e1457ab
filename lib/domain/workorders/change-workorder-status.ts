import type { Input } from '../../contract/endpoint'
import { Problem } from '../../contract/problem'
import type { workorders } from '../../contract/workorders'
import { sql } from '../../infra/db'
import { datesFor, workorderFlow } from '../../rules/workorder-flow'
import { command } from '../verb'
import { aboutWorkorder, findWorkorder, toWorkorder } from './workorder'

/** The supplier (or an admin) moves the work on; dates follow. A note stays with the order and in its history. */
export const changeWorkorderStatus = command(
  'workorder.changeStatus',
  async (scope, { id, status: to, notes: note }: Input<typeof workorders.changeStatus>) => {
    const { viewer, rows, emit } = scope
    const before = await findWorkorder(scope, id)
    const from = before.status
    workorderFlow.assertMove(from, to, viewer)

    // Only from the status that was checked: whoever moved it first wins, the other is told so.
    const after = { ...before, status: to, ...datesFor(to, before), ...(note && { notes: note }) }
    const moved = await rows(sql`
      UPDATE work_orders SET status = ${to}::"WorkOrderStatus", start_date = ${after.startDate}::timestamptz,
        completed_date = ${after.completedDate}::timestamptz, notes = ${after.notes}
      WHERE id = ${id} AND status = ${from}::"WorkOrderStatus" RETURNING id`)
    if (!moved.length) throw new Problem('conflict', 'Someone else has just changed this work order')

    emit('workorder.statusChanged', { ...aboutWorkorder(before), from, to, note })
    return toWorkorder(after, viewer)
  },
)
