import { sql, type Sql } from '../../infra/db/db'
import { dayFromNow, startOf, today } from '../core/india'

const daysFromToday = (days: number) => sql`${today} + ${days}::int`

/** Not completed: under way or on hold. */
export const isOpen = sql`w.status <> 'completed'`

/** Orders by due day: open ones first, those without a day last of them, completed ones after. One index serves it. */
export const openFirstByDue = sql`(coalesce((w.due_date AT TIME ZONE 'Asia/Kolkata')::date - DATE '2000-01-01', 5000000)
  + CASE WHEN w.status = 'completed' THEN 10000000 ELSE 0 END)`

const between = (first: Sql, end: Sql) =>
  sql`(${isOpen} AND w.due_date >= ${startOf(first)} AND w.due_date < ${startOf(end)})`

/** Open orders by their due day in India, as conditions. A week begins on Monday. */
export const dueOn = {
  late: sql`(${isOpen} AND w.due_date < ${dayFromNow(0)})`,
  today: between(today, daysFromToday(1)),
  tomorrow: between(daysFromToday(1), daysFromToday(2)),
  week: between(sql`date_trunc('week', ${today})::date`, sql`date_trunc('week', ${today})::date + 7`),
  later: between(daysFromToday(2), daysFromToday(7)),
  month: between(
    sql`date_trunc('month', ${today})::date`,
    sql`(date_trunc('month', ${today}) + interval '1 month')::date`,
  ),
  none: sql`(${isOpen} AND w.due_date IS NULL)`,
}

/** Late, or due within seven days. */
export const dueSoon = sql`(${isOpen} AND w.due_date < ${dayFromNow(7)})`
