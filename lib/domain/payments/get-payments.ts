import type { Input } from '../../contract/endpoint'
import type { Payments, payments } from '../../contract/payments'
import { sql } from '../../infra/db'
import { query } from '../verb'
import { workorderFrom } from '../workorders/workorder'
import { workorderFilters } from '../workorders/workorder-filters'
import { figure, figuresByAge, groupsOf, open, pricedOrders } from './orders-by-age'

/** What all work orders with an amount come to that fit. */
export const getPayments = query(
  'payment.ledger',
  async ({ viewer, rows }, asked: Input<typeof payments.get>): Promise<Payments> => {
    const fits = workorderFilters(viewer, { ...asked, priced: 'true' })
    const [figures] = await rows<Payments>(sql`
      SELECT ${figure(sql`true`)} AS total, ${figure(sql`payment = 'complete'`)} AS paid, ${figure(open)} AS outstanding,
        ${figure(sql`payment = 'partial'`)} AS partial, ${figuresByAge} AS "outstandingByAge",
        (SELECT json_build_object('id', u.id, 'companyName', u.company_name, 'role', u.role)
          FROM users u WHERE u.id = ${asked.company ?? null}::int) AS company
      FROM ${groupsOf(asked.q ? workorderFrom : pricedOrders, fits)}`)
    return figures!
  },
)
