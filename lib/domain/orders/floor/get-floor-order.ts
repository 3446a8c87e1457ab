import type { FloorOrderDetail } from '../../../contract/orders/floor'
import { Problem } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import { eventsOfPayments, historyOf } from '../../core/history'
import { query } from '../../core/verb'
import { visibleWorkorders, workorderFrom } from '../../facts/workorders'
import { floorSelect, toFloorOrder, type FloorRow } from './floor-order'

/** One order of the shop floor, in whatever state, with its history. */
export const getFloorOrder = query('floor.order', async (scope, { id }: { id: number }): Promise<FloorOrderDetail> => {
  const { viewer, rows } = scope
  const [row] = await rows<FloorRow>(
    sql`SELECT ${floorSelect(viewer)} FROM ${workorderFrom} WHERE w.id = ${id} AND ${visibleWorkorders(viewer)}`,
  )
  if (!row) throw new Problem('not_found', 'Work order not found')
  const history = await historyOf(scope, 'workorder', id)
  // No payment on the floor, whoever of the company looks.
  return { ...toFloorOrder(row, viewer), history: history.filter(({ kind }) => !eventsOfPayments.includes(kind)) }
})
