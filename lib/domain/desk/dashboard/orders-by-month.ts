import type { MonthFigures } from '../../../contract/desk/dashboard'
import { sql, type Sql } from '../../../infra/db/db'
import { monthOf, startOf } from '../../../infra/db/india'
import type { ReadScope } from '../../core/verb'

/** The first day of the month eleven months ago. */
const firstDay = sql`date_trunc('month', now() AT TIME ZONE 'Asia/Kolkata') - interval '11 months'`

/**
 * Number and amount of orders by the month of `at`: the last twelve months in India, the current one last.
 * Months without orders have zeros.
 */
export const ordersByMonth = (scope: Pick<ReadScope, 'rows'>, at: Sql, from: Sql, visible: Sql) =>
  inTwelveMonths(
    scope,
    sql`SELECT ${monthOf(at)} AS month, count(*)::int AS orders, sum(w.amount) AS amount
      FROM ${from} WHERE ${visible} AND ${at} >= ${startOf(firstDay)} GROUP BY 1`,
  )

/** The same for all orders by creation, from `order_sums`. */
export const allOrdersByMonth = (scope: Pick<ReadScope, 'rows'>) =>
  inTwelveMonths(
    scope,
    sql`SELECT to_char(month, 'YYYY-MM') AS month, sum(orders)::int AS orders, sum(amount) AS amount
      FROM order_sums WHERE month >= ${firstDay} GROUP BY 1`,
  )

const inTwelveMonths = ({ rows }: Pick<ReadScope, 'rows'>, counted: Sql) =>
  rows<MonthFigures>(sql`
    SELECT months.month, coalesce(counted.orders, 0) AS orders, coalesce(counted.amount, 0)::float8 AS amount
    FROM (SELECT to_char(${firstDay} + make_interval(months => n), 'YYYY-MM') AS month FROM generate_series(0, 11) AS n) AS months
    LEFT JOIN (${counted}) AS counted USING (month)
    ORDER BY 1`)
