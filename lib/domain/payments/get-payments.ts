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
          'notCompleted', ${figure(aged(sql`IS NULL`))}, 'days0to30', ${figure(aged(sql`= 0`))},
          'days31to60', ${figure(aged(sql`= 1`))}, 'days61to90', ${figure(aged(sql`= 2`))},
          'over90', ${figure(aged(sql`= 3`))}) AS "outstandingByAge",
        (SELECT json_build_object('id', u.id, 'companyName', u.company_name, 'role', u.role)
          FROM users u WHERE u.id = ${asked.company ?? null}::int) AS company
      FROM (
        SELECT w.payment_status AS payment, ${ageGroup} AS age, count(*) AS orders, sum(q.price) AS amount
        FROM ${workorderFrom} WHERE ${join(workorderFilters(viewer, { ...asked, priced: 'true' }), ' AND ')}
        GROUP BY 1, 2) AS grouped`)
    return figures!
  },
)

/** Days since completion by the calendar in India, as the group that they fall in; null while work goes on. */
const ageGroup = sql`width_bucket(
  (now() AT TIME ZONE 'Asia/Kolkata')::date - (w.completed_date AT TIME ZONE 'Asia/Kolkata')::date, ARRAY[31, 61, 91])`
