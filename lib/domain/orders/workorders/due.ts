import { sql, type Sql } from '../../../infra/db/db'
import { dayFromNow, startOfThis } from '../../../infra/db/india'

/** Neither completed nor cancelled: under way or on hold. */
export const isOpen = sql`(w.status <> 'completed' AND NOT w.cancelled)`

/** Orders by due day: open ones first, those without a day last of them, those that have ended after. One index serves it. */
export const openFirstByDue = sql`(coalesce((w.due_date AT TIME ZONE 'Asia/Kolkata')::date - DATE '2000-01-01', 5000000)
  + CASE WHEN w.status = 'completed' OR w.cancelled THEN 10000000 ELSE 0 END)`

const between = (first: Sql, end: Sql) => sql`(${isOpen} AND w.due_date >= ${first} AND w.due_date < ${end})`

const monday = startOfThis('week')
const firstOfMonth = startOfThis('month')

/** Open orders by their due day in India, as conditions. A week begins on Monday. */
export const dueOn = {
  late: sql`(${isOpen} AND w.due_date < ${dayFromNow(0)})`,
  today: between(dayFromNow(0), dayFromNow(1)),
  tomorrow: between(dayFromNow(1), dayFromNow(2)),
  week: between(monday, sql`${monday} + interval '7 days'`),
  later: between(dayFromNow(2), dayFromNow(7)),
  month: between(firstOfMonth, sql`date_trunc('month', ${firstOfMonth} + interval '32 days', 'Asia/Kolkata')`),
  none: sql`(${isOpen} AND w.due_date IS NULL)`,
}

/** Late, or due within seven days. */
export const dueSoon = sql`(${isOpen} AND w.due_date < ${dayFromNow(7)})`
