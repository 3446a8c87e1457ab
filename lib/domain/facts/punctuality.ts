import { sql, type Sql } from '../../infra/db/db'
import { dayOf } from '../../infra/db/india'

/** Of the last 200 completed orders among these, those with a due date and those that were completed by its end in India. */
export const punctualityOf = (orders: Sql) => sql`
  SELECT count(w.due_date)::int AS dated,
    count(*) FILTER (WHERE ${dayOf(sql`w.completed_date`)} <= ${dayOf(sql`w.due_date`)})::int AS "onTime"
  FROM (
    SELECT w.due_date, w.completed_date FROM work_orders w
    WHERE ${orders} AND w.status = 'completed' ORDER BY w.id DESC LIMIT 200) w`
