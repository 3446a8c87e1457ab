import type { Payments } from '../../../contract/money/payments'
import { join, sql, type Sql } from '../../../infra/db/db'
import { today } from '../../../infra/db/india'
import type { ReadScope } from '../../core/verb'

/** Not paid in full. */
export const open = sql`payment <> 'complete'`
const aged = (group: Sql) => sql`${open} AND age ${group}`

/** Number and amount of the orders in the groups that meet a condition. */
export const figure = (condition: Sql) => sql`json_build_object(
  'orders', coalesce(sum(orders) FILTER (WHERE ${condition}), 0),
  'amount', coalesce(sum(amount) FILTER (WHERE ${condition}), 0))`

/** Outstanding amounts by age, from groups. */
export const figuresByAge = sql`json_build_object(
  'notCompleted', ${figure(aged(sql`IS NULL`))}, 'days0to30', ${figure(aged(sql`= 3`))},
  'days31to60', ${figure(aged(sql`= 2`))}, 'days61to90', ${figure(aged(sql`= 1`))},
  'over90', ${figure(aged(sql`= 0`))})`

/** Matching orders grouped by payment and age, in one pass; all figures are sums of these groups. */
export const groupsOf = (from: Sql, fits: Sql[]) => sql`(
  SELECT w.payment_status AS payment, ${ageOf(dayOfCompletion)} AS age, count(*) AS orders,
    sum(w.amount) AS amount
  FROM ${from} WHERE ${join(fits, ' AND ')} GROUP BY 1, 2) AS grouped`

/** The same groups of all orders from `order_sums`; `fits` may filter by payment and days. */
export const groupsOfAll = (fits: Sql[]) => sql`(
  SELECT s.payment, ${ageOf(sql`nullif(s.completed, 'infinity')`)} AS age, sum(s.orders) AS orders, sum(s.amount) AS amount
  FROM order_sums s WHERE ${join([sql`s.priced`, ...fits], ' AND ')} GROUP BY 1, 2) AS grouped`

const dayOfCompletion = sql`(w.completed_date AT TIME ZONE 'Asia/Kolkata')::date`

/** How long ago it was completed, by days in India: 3 for up to 30 days, 2 up to 60, 1 up to 90, 0 beyond; null while work goes on. */
const ageOf = (day: Sql) => sql`width_bucket(${day}, (
  SELECT array_agg(${today} - days ORDER BY days DESC) FROM unnest(ARRAY[30, 60, 90]) AS days))`

/** What is owed, by days since completion. */
export async function outstandingByAge({ rows }: ReadScope): Promise<Payments['outstandingByAge']> {
  const [found] = await rows<{ byAge: Payments['outstandingByAge'] }>(
    sql`SELECT ${figuresByAge} AS "byAge" FROM ${groupsOfAll([sql`s.payment <> 'complete'`])}`,
  )
  return found!.byAge
}
