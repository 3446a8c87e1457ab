import type { DueOrders } from '../../../contract/desk/dashboard'
import { sql, type Sql } from '../../../infra/db/db'
import { counted, countOf } from '../../core/counts'
import type { ReadScope } from '../../core/verb'
import { dueOn, dueSoon } from '../../orders/workorders/due'
import { toWorkorder, workorderSelect, type WorkorderRow } from '../../orders/workorders/workorder'
import { workorderFrom } from '../../facts/workorders'

const SHORT = 6

/** Late, today, tomorrow and the five days after: counts, and the first orders by due date. */
export async function dueOrders({ viewer, rows }: ReadScope, from: Sql, visible: Sql): Promise<DueOrders> {
  const of = (day: Sql) => countOf(from, sql`${visible} AND ${day}`)
  const byDueDate = sql`ORDER BY w.due_date, w.id`
  // Ids first: otherwise all of them are joined before six are taken.
  const soonest = sql`SELECT w.id FROM ${from} WHERE ${visible} AND ${dueSoon} ${byDueDate} LIMIT ${SHORT}`
  const [counts, orders] = await Promise.all([
    counted(rows, {
      late: of(dueOn.late),
      today: of(dueOn.today),
      tomorrow: of(dueOn.tomorrow),
      later: of(dueOn.later),
    }),
    rows<WorkorderRow>(
      sql`SELECT ${workorderSelect(viewer)} FROM ${workorderFrom} WHERE w.id = ANY (ARRAY(${soonest})) ${byDueDate}`,
    ),
  ])
  return { ...counts, orders: orders.map((row) => toWorkorder(row, viewer)) }
}
