import type { Input } from '../../../contract/core/endpoint'
import { invalid } from '../../../contract/core/problem'
import type { DeliveryState } from '../../../contract/orders/shipment'
import type { PaymentStatus, workorders } from '../../../contract/orders/workorders'
import { join, sql, type Sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { PACK_DAYS } from '../../../rules/goods/flows/shipment-flow'
import { workorderFilters as filters } from '../../../terms/filters/workorders'
import { assertReadsMoney, conditionsOf, type Conditions } from '../../core/filters'
import { startOf, today } from '../../../infra/db/india'
import { ownedBy } from '../../core/owners/owner'
import { processesCalled } from '../../facts/processes'
import { folded, holds, idIn } from '../../../infra/db/text-search'
import { hasFirstArticleToAccept, hasFirstArticleUnanswered } from '../documents/first-article'
import { lacksDocuments } from '../documents/required-documents'
import { hasUnreadOfOrder } from '../questions/unread-of-order'
import { ordersOfHeat } from '../lots/lot'
import { inquiryHolds } from '../../trade/inquiries/inquiry'
import { hasOngoing, hasUndecided } from '../order-problems/ongoing-problem'
import { dueOn, isOpen } from './due'
import { isDateAsked, isDateToAnswer, isDateUnanswered, isNotAccepted, isToAccept } from './waiting-for-sides'
import { isPayable, paymentDueSince, paymentRead, standsIn, visibleWorkorders } from '../../facts/workorders'

type Asked = Omit<Input<typeof workorders.list>, 'limit' | 'cursor' | 'sort' | 'counts' | 'status'>

/** Condition: the order has an amount, from its accepted quotation. */
const isPriced = sql`w.amount IS NOT NULL`

/** The completion date as lists sort by it: one index serves order and filter. '-infinity' for open work. */
export const completion = sql`coalesce(w.completed_date, '-infinity')`

/** Visibility and filters of work orders, as conditions. */
export function workorderFilters(viewer: Viewer, asked: Asked): Sql[] {
  const { q, priced, rfqId, toPack, toSend, company, completedWithin, completedFrom, completedTo } = asked
  // A filter by the other side's id would reveal it.
  if (company && viewer.role !== 'admin') throw invalid('company', 'Only admins can filter by company')
  if (priced) assertReadsMoney(viewer)
  if (toPack && viewer.role === 'customer') throw invalid('toPack', 'Only suppliers and admins can ask for this')
  if (toSend && viewer.role !== 'admin') throw invalid('toSend', 'Only admins can ask for this')
  return [
    visibleWorkorders(viewer),
    ...conditionsOf(filters, conditions, viewer, asked),
    ...(priced ? [isPriced] : []),
    ...(rfqId
      ? [sql`w.inquiry_id = ANY (ARRAY(SELECT line.id FROM inquiries line WHERE line.rfq_id = ${rfqId}))`]
      : []),
    ...(toPack ? [isToPack] : []),
    ...(toSend ? [isToSend] : []),
    ...(company ? [sql`(${idAmong(madeBy(company), boughtBy(company))})`] : []),
    ...(completedWithin ? [sql`${completion} >= now() - make_interval(days => ${Number(completedWithin)}::int)`] : []),
    ...(completedFrom ? [sql`${completion} >= ${startOf(sql`${completedFrom}::date`)}`] : []),
    ...(completedTo
      ? [sql`${completion} < ${startOf(sql`${completedTo}::date + 1`)} AND w.completed_date IS NOT NULL`]
      : []),
    ...(q ? [sql`w.id = ANY (ARRAY(${ordersHolding(viewer, q)}))`] : []),
  ]
}

/**
 * Condition: order `w` has pieces that are in no shipment yet. What was completed long ago is not packed any more. Pieces of
 * an order without a shipment are all to be packed: those that are made, where it was closed short.
 */
const isToPack = sql`(NOT w.cancelled AND NOT w.packed
  AND (w.status IN ('started', 'in_progress', 'quality_check') OR w.status = 'completed' AND ${completion} >= now() - make_interval(days => ${PACK_DAYS}::int))
  AND (w.made > 0 OR w.made IS NULL AND w.inquiry_id IS NOT NULL))`

/** Condition: the hub has pieces of order `w` that are in no shipment to its customer. An index has them. */
const isToSend = sql`(NOT w.cancelled AND w.id IN (
  SELECT g.work_order_id FROM order_goods g WHERE g.side = 'customer' AND g.unpacked > 0 AND EXISTS (
    SELECT 1 FROM order_goods own WHERE own.work_order_id = g.work_order_id AND own.side = 'supply' AND own.sent > 0)))`

/** Condition: the delivery of order `w` on a side; without a row nothing of it was sent. */
const hasDelivery = (side: Sql, state: DeliveryState) =>
  state === 'none'
    ? sql`NOT EXISTS (SELECT 1 FROM order_goods g WHERE g.work_order_id = w.id AND g.side = ${side} AND g.state <> 'none')`
    : sql`w.id IN (SELECT g.work_order_id FROM order_goods g WHERE g.side = ${side} AND g.state = ${state}::"DeliveryState")`

/** Ids first, each part by its own index; an OR over two tables has none. */
const idAmong = (...parts: Sql[]) => sql`w.id = ANY (ARRAY(${join(parts, ' UNION ALL ')}))`
const madeBy = (id: number) => sql`SELECT made.id FROM work_orders made WHERE made.supplier_id = ${id}`
const boughtBy = (id: number) => sql`
  SELECT bought.id FROM inquiries own JOIN work_orders bought ON bought.inquiry_id = own.id WHERE own.customer_id = ${id}`

/** The first and the last day of an age such as '16-30' or '61+'. */
export function daysIn(age: string): { first: number; last: number | null } {
  const [first, last] = age.replace('+', '').split('-')
  return { first: Number(first), last: last ? Number(last) : null }
}

/** Condition: a time, not '-infinity', lies this many days ago in India. */
function daysAgo(time: Sql, age: string): Sql {
  const { first, last } = daysIn(age)
  const notBefore =
    last === null ? sql`${time} > '-infinity'` : sql`${time} >= ${startOf(sql`${today} - ${last}::int`)}`
  return sql`(${time} < ${startOf(sql`${today} - ${first}::int + 1`)} AND ${notBefore})`
}

const isPaid = (column: Sql, status: PaymentStatus | 'open') =>
  sql`(${isPayable} AND ${status === 'open' ? sql`${column} <> 'complete'` : sql`${column} = ${status}::"PaymentStatus"`})`

/** Two comparisons for admins: each has its index. */
const changedSince = (time: Sql, viewer: Viewer) =>
  viewer.role === 'admin'
    ? sql`(w.changed_at >= ${time} OR w.supplier_changed_at >= ${time})`
    : sql`${viewer.role === 'supplier' ? sql`w.supplier_changed_at` : sql`w.changed_at`} >= ${time}`

const dueDate = sql`coalesce(w.due_date, 'infinity')`

const conditions: Conditions<typeof filters> = {
  due: (day) => dueOn[day],
  dueFrom: (day) => sql`(NOT w.cancelled AND ${dueDate} >= ${startOf(sql`${day}::date`)} AND w.due_date IS NOT NULL)`,
  dueTo: (day) => sql`(NOT w.cancelled AND ${dueDate} < ${startOf(sql`${day}::date + 1`)})`,
  paymentStatus: (status, viewer) => isPaid(paymentRead(viewer), status),
  payableStatus: (status) => isPaid(sql`w.payable_status`, status),
  unpaid: (_, viewer) => sql`(${standsIn('completed')} AND ${paymentRead(viewer)} <> 'complete')`,
  age: (days, viewer) =>
    // Suppliers don't learn when their customer's invoices are due.
    viewer.role === 'supplier'
      ? sql`(${standsIn('completed')} AND ${daysAgo(completion, days)})`
      : daysAgo(sql`coalesce(${paymentDueSince}, '-infinity')`, days),
  documents: () => sql`(${isOpen} AND ${lacksDocuments(sql`w.id`)})`,
  firstArticle: (how) => (how === 'asked' ? hasFirstArticleToAccept : hasFirstArticleUnanswered),
  problem: (how) => (how === 'ongoing' ? hasOngoing : hasUndecided),
  delivery: (state, viewer) => hasDelivery(viewer.role === 'supplier' ? sql`'supply'` : sql`'customer'`, state),
  acceptance: (how) => {
    if (how === 'done') return sql`NOT (${isToAccept} OR w.cancelled)`
    return how === 'late' ? isNotAccepted : isToAccept
  },
  change: (how, viewer) => {
    if (how === 'late') return isDateUnanswered
    return how === 'answer' ? isDateToAnswer(viewer) : isDateAsked
  },
  messages: (_, viewer) => hasUnreadOfOrder(viewer),
  process: (name, viewer) => sql`w.process_id IN (${processesCalled(viewer, name)})`,
  customerId: (id) => idAmong(boughtBy(id)),
  supplierId: (id) => sql`w.supplier_id = ${id}`,
  machineId: (id) => sql`w.machine_id = ${id}`,
  owner: (owner, viewer) => ownedBy(sql`w.owner_id`, owner, viewer),
  changedFrom: (day, viewer) => changedSince(startOf(sql`${day}::date`), viewer),
}

/** The ids of the orders whose project, part, PO number or id matches; for admins also those of a matching company. */
export function ordersHolding(viewer: Viewer, q: string): Sql {
  const ofProject = sql`
    SELECT w.id FROM inquiries i JOIN work_orders w ON w.inquiry_id = i.id
      WHERE ${inquiryHolds(viewer, q)} AND ${visibleWorkorders(viewer)}
    UNION ALL SELECT ${idIn(q, 'workorder')}::int
    UNION ALL SELECT w.id FROM work_orders w LEFT JOIN inquiries i ON i.id = w.inquiry_id
      WHERE w.id IN (${ordersOfHeat((heat) => holds(heat, q))}) AND ${visibleWorkorders(viewer)}`
  if (viewer.role === 'supplier') return ofProject
  const own = sql`${ofProject}
    UNION ALL SELECT w.id FROM work_orders w LEFT JOIN inquiries i ON i.id = w.inquiry_id
      WHERE ${holds(folded(sql`w.po_number`), q)} AND ${visibleWorkorders(viewer)}`
  if (viewer.role === 'customer') return own
  const company = holds(folded(sql`u.company_name`), q)
  return sql`${own}
    UNION ALL SELECT w.id FROM users u JOIN work_orders w ON w.supplier_id = u.id WHERE ${company}
    UNION ALL SELECT w.id FROM users u JOIN inquiries i ON i.customer_id = u.id JOIN work_orders w ON w.inquiry_id = i.id
      WHERE ${company}`
}
