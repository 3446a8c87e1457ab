import type { Input } from '../../contract/core/endpoint'
import { invalid } from '../../contract/core/problem'
import type { workorders } from '../../contract/workorders'
import { sql, type Sql } from '../../infra/db/db'
import type { Viewer } from '../../rules/permissions'
import { startOf } from '../core/india'
import { holds, idIn } from '../core/text-search'
import { projectHolds } from '../inquiries/inquiry'
import { visibleWorkorders } from './workorder'

type Asked = Pick<
  Input<typeof workorders.list>,
  'q' | 'paymentStatus' | 'priced' | 'company' | 'completedWithin' | 'completedFrom' | 'completedTo'
>

/** Condition: the order has an amount, from its accepted quotation. */
const isPriced = sql`w.amount IS NOT NULL`

/** The completion date as lists sort by it: one index serves order and filter. '-infinity' for open work. */
export const completion = sql`coalesce(w.completed_date, '-infinity')`

/** Visibility and filters of work orders, as conditions. */
export function workorderFilters(viewer: Viewer, asked: Asked): Sql[] {
  const { q, paymentStatus, priced, company, completedWithin, completedFrom, completedTo } = asked
  // A filter by the other side's id would reveal it.
  if (company && viewer.role !== 'admin') throw invalid('company', 'Only admins filter by company')
  return [
    visibleWorkorders(viewer),
    ...(priced ? [isPriced] : []),
    ...(paymentStatus === 'open' ? [sql`w.payment_status <> 'complete'`] : []),
    ...(paymentStatus && paymentStatus !== 'open' ? [sql`w.payment_status = ${paymentStatus}::"PaymentStatus"`] : []),
    ...(company ? [ofCompany(company)] : []),
    ...(completedWithin ? [sql`${completion} >= now() - make_interval(days => ${Number(completedWithin)}::int)`] : []),
    ...(completedFrom ? [sql`${completion} >= ${startOf(sql`${completedFrom}::date`)}`] : []),
    ...(completedTo
      ? [sql`${completion} < ${startOf(sql`${completedTo}::date + 1`)} AND w.completed_date IS NOT NULL`]
      : []),
    ...(q ? [sql`w.id = ANY (ARRAY(${ordersHolding(viewer, q)}))`] : []),
  ]
}

/** Ids first, each half by its own index; an OR over two tables has none. */
const ofCompany = (id: number) => sql`w.id = ANY (ARRAY(
  SELECT made.id FROM work_orders made WHERE made.supplier_id = ${id} UNION ALL
  SELECT bought.id FROM inquiries own JOIN work_orders bought ON bought.inquiry_id = own.id WHERE own.customer_id = ${id}))`

/** The ids of the orders whose project or id matches; for admins also those of a matching company. */
export function ordersHolding(viewer: Viewer, q: string): Sql {
  const ofProject = sql`
    SELECT w.id FROM inquiries i JOIN work_orders w ON w.inquiry_id = i.id
      WHERE ${projectHolds(viewer, q)} AND ${visibleWorkorders(viewer)}
    UNION ALL SELECT ${idIn(q, 'workorder')}::int`
  if (viewer.role !== 'admin') return ofProject
  const company = holds(sql`lower(u.company_name)`, q)
  return sql`${ofProject}
    UNION ALL SELECT w.id FROM users u JOIN work_orders w ON w.supplier_id = u.id WHERE ${company}
    UNION ALL SELECT w.id FROM users u JOIN inquiries i ON i.customer_id = u.id JOIN work_orders w ON w.inquiry_id = i.id
      WHERE ${company}`
}
