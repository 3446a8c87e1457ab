import type { Input } from '../../../contract/core/endpoint'
import type { Payments, payments } from '../../../contract/money/payments'
import { sql, type Sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { query } from '../../core/verb'
import { workorderFrom } from '../../facts/workorders'
import { today } from '../../../infra/db/india'
import { daysIn, workorderFilters } from '../../orders/workorders/workorder-filters'
import { figure, figuresByAge, groupsOf, groupsOfAll, open } from './orders-by-age'

/** The sums of all matching work orders with an amount. */
export const getPayments = query(
  'payment.ledger',
  async ({ viewer, rows }, asked: Input<typeof payments.get>): Promise<Payments> => {
    const groups = groupsFor(viewer, asked)
    const [figures] = await rows<Payments>(sql`
      SELECT ${figure(sql`true`)} AS total, ${figure(sql`payment = 'complete'`)} AS paid, ${figure(open)} AS outstanding,
        ${figure(sql`payment = 'partial'`)} AS partial, ${figuresByAge} AS "outstandingByAge",
        (SELECT json_build_object('id', u.id, 'companyName', u.company_name, 'role', u.role)
          FROM users u WHERE u.id = ${asked.company ?? null}::int) AS company
      FROM ${groups}`)
    return figures!
  },
)

/** From `order_sums`, unless the filter is not in it: a text, a company, what suppliers were paid. */
function groupsFor(viewer: Viewer, asked: Input<typeof payments.get>): Sql {
  const { q, company, paymentStatus, payableStatus, completedFrom, completedTo, age } = asked
  if (q || company || payableStatus)
    return groupsOf(q ? workorderFrom : sql`work_orders w`, workorderFilters(viewer, { ...asked, priced: 'true' }))
  return groupsOfAll([
    ...(paymentStatus === 'open' ? [sql`s.payment <> 'complete'`] : []),
    ...(paymentStatus && paymentStatus !== 'open' ? [sql`s.payment = ${paymentStatus}::"PaymentStatus"`] : []),
    ...(completedFrom ? [sql`s.completed >= ${completedFrom}::date AND s.completed < 'infinity'`] : []),
    ...(age ? [completedAgo(age)] : []),
    ...(completedTo ? [sql`s.completed <= ${completedTo}::date`] : []),
  ])
}

function completedAgo(age: string): Sql {
  const { first, last } = daysIn(age)
  const notBefore = last === null ? sql`'-infinity'` : sql`${today} - ${last}::int`
  return sql`s.completed <= ${today} - ${first}::int AND s.completed >= ${notBefore}`
}
