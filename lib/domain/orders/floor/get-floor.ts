import type { Floor } from '../../../contract/orders/floor'
import { sql } from '../../../infra/db/db'
import { query } from '../../core/verb'
import { openFirstByDue } from '../workorders/due'
import { isActive, visibleWorkorders, workorderFrom } from '../../facts/workorders'
import { floorSelect, toFloorOrder, type FloorRow } from './floor-order'

/** So many cards fit a screen and a phone's store. */
const AT_MOST = 50

/** The supplier's active orders, the first due first. */
export const getFloor = query('floor.get', async ({ viewer, rows }): Promise<Floor> => {
  const of = sql`WHERE ${visibleWorkorders(viewer)} AND ${isActive}`
  const found = await rows<FloorRow>(sql`
    SELECT ${floorSelect(viewer)} FROM ${workorderFrom} ${of} ORDER BY ${openFirstByDue}, w.id LIMIT ${AT_MOST}`)
  const [{ total, at }] = (await rows<{ total: number; at: string }>(
    sql`SELECT count(*)::int AS total, now() AS at FROM work_orders w ${of}`,
  )) as [{ total: number; at: string }]
  return { at, total, orders: found.map((row) => toFloorOrder(row, viewer)) }
})
