import type { Input } from '../../contract/endpoint'
import type { Payments, payments } from '../../contract/payments'
import { join, sql, type Sql } from '../../infra/db'
import { query } from '../verb'
import { workorderFrom } from '../workorders/workorder'
import { workorderFilters } from '../workorders/workorder-filters'

const open = sql`payment <> 'complete'`
const aged = (group: Sql) => sql`${open} AND age ${group}`

const figure = (condition: Sql) => sql`json_build_object(
  'orders', coalesce(sum(orders) FILTER (WHERE ${condition}), 0),
  'amount', coalesce(sum(amount) FILTER (WHERE ${condition}), 0))`

/** What all work orders with an amount come to that fit. One pass over them, grouped; the figures are sums of the groups. */
export const getPayments = query(
  'payment.ledger',
  async ({ viewer, rows }, asked: Input<typeof payments.get>): Promise<Payments> => {
    const [figures] = await rows<Payments>(sql`
      SELECT ${figure(sql`true`)} AS total, ${figure(sql`payment = 'complete'`)} AS paid, ${figure(open)} AS outstanding,
        ${figure(sql`payment = 'partial'`)} AS partial,
        json_build_object(
          'notCompleted', ${figure(aged(sql`IS NULL`))}, 'days0to30', ${figure(aged(sql`= 3`))},
          'days31to60', ${figure(aged(sql`= 2`))}, 'days61to90', ${figure(aged(sql`= 1`))},
          'over90', ${figure(aged(sql`= 0`))}) AS "outstandingByAge",
        (SELECT json_build_object('id', u.id, 'companyName', u.company_name, 'role', u.role)
          FROM users u WHERE u.id = ${asked.company ?? null}::int) AS company
      FROM (
        SELECT w.payment_status AS payment, ${ageGroup} AS age, count(*) AS orders, sum(q.price) AS amount
        FROM ${asked.q ? workorderFrom : pricedOrders} WHERE ${join(workorderFilters(viewer, { ...asked, priced: 'true' }), ' AND ')}
        GROUP BY 1, 2) AS grouped`)
    return figures!
  },
)

/** Without what only a search looks at: two indexes hold all of it. */
const pricedOrders = sql`work_orders w JOIN quotations q ON q.id = w.quotation_id AND q.status = 'accepted'`

/** How long ago it was completed, by days in India: 3 for up to 30 days, 2 up to 60, 1 up to 90, 0 beyond; null while work goes on. */
const ageGroup = sql`width_bucket(w.completed_date, (
  SELECT array_agg(((now() AT TIME ZONE 'Asia/Kolkata')::date - days)::timestamp AT TIME ZONE 'Asia/Kolkata' ORDER BY days DESC)
  FROM unnest(ARRAY[30, 60, 90]) AS days))`
