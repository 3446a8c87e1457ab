import type { Input } from '../../../contract/core/endpoint'
import type { Payments, payments } from '../../../contract/money/payments'
import { sql, type Sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { query } from '../../core/verb'
import { workorderFrom } from '../../facts/workorders'
import { today } from '../../../infra/db/india'
import { daysIn, workorderFilters } from '../../orders/workorders/workorder-filters'
import { groupsOf, groupsOfAll, paymentFigures } from './orders-by-age'

/** The sums of all matching work orders; those in INR are of orders with an amount. */
export const getPayments = query(
  'payment.ledger',
  async ({ viewer, rows }, asked: Input<typeof payments.get>): Promise<Payments> => {
    const [found] = await rows<{ figures: Omit<Payments, 'company'>; company: Payments['company'] }>(sql`
      SELECT ${paymentFigures} AS figures,
        (SELECT json_build_object('id', u.id, 'companyName', u.company_name, 'role', u.role)
          FROM users u WHERE u.id = ${asked.company ?? null}::int) AS company
      FROM ${groupsFor(viewer, asked)}`)
    const { figures, company } = found!
    return { ...figures, company }
  },
)

/** From `order_sums`, unless the filter is not in it: a text, a company, what suppliers were paid. */
function groupsFor(viewer: Viewer, asked: Input<typeof payments.get>): Sql {
  const { q, company, paymentStatus, payableStatus, completedFrom, completedTo, age } = asked
  if (q || company || payableStatus)
    return groupsOf(q ? workorderFrom : sql`work_orders w`, workorderFilters(viewer, asked))
  return groupsOfAll([
    ...(paymentStatus === 'open' ? [sql`s.payment <> 'complete'`] : []),
    ...(paymentStatus && paymentStatus !== 'open' ? [sql`s.payment = ${paymentStatus}::"PaymentStatus"`] : []),
    ...(completedFrom ? [sql`s.completed >= ${completedFrom}::date AND s.completed < 'infinity'`] : []),
    ...(age ? [dueAgo(age)] : []),
    ...(completedTo ? [sql`s.completed <= ${completedTo}::date`] : []),
  ])
}

function dueAgo(age: string): Sql {
  const { first, last } = daysIn(age)
  const notBefore = last === null ? sql`'-infinity'` : sql`${today} - ${last}::int`
  return sql`s.aged_from <= ${today} - ${first}::int AND s.aged_from >= ${notBefore}`
}
