import { sql, type Sql } from '../../infra/db/db'
import { dayOf } from '../../infra/db/india'

/**
 * Of the last 200 completed orders among these, those with a day and those that were completed by its end in India: the promised
 * day, or else the due date. A day that was agreed late saves no punctuality.
 */
export const punctualityOf = (orders: Sql) => sql`
  SELECT count(w.day)::int AS dated,
    count(*) FILTER (WHERE ${dayOf(sql`w.completed_date`)} <= ${dayOf(sql`w.day`)})::int AS "onTime"
  FROM (
    SELECT coalesce(w.promised_date, w.due_date) AS day, w.completed_date FROM work_orders w
    WHERE ${orders} AND w.status = 'completed' AND NOT w.cancelled ORDER BY w.id DESC LIMIT 200) w`
