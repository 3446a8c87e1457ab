import { standsIn } from '../../facts/workorders'
import { sql, type Sql } from '../../../infra/db/db'
import { dayFromNow } from '../../../infra/db/india'
import {
  firstArticleAskedAt,
  hasFirstArticleToAccept,
  hasFirstArticleUnanswered,
} from '../../orders/documents/first-article'
import { lacksDocuments } from '../../orders/documents/required-documents'
import { hasUnreadOfOrder, unreadOfOrderSince } from '../../orders/questions/unread-of-order'
import { hasUndecided } from '../../orders/order-problems/ongoing-problem'
import {
  dateAskedSince,
  isDateToAnswer,
  isDateUnanswered,
  isNotAccepted,
  isToAccept,
} from '../../orders/workorders/waiting-for-sides'
import { dueOn } from '../../orders/workorders/due'
import { paymentDueSince } from '../../facts/workorders'
import type { Viewer } from '../../../rules/core/permissions'
import { sinceStatus, type Kind } from './waiting'

const from = sql`work_orders w LEFT JOIN inquiries i ON i.id = w.inquiry_id LEFT JOIN machines m ON m.id = w.machine_id`
const order = (where: Sql, since: Sql, orderBy?: Sql): Kind => ({
  from,
  where,
  id: sql`w.id`,
  name: sql`coalesce(i.project_name, m.name, 'WO-' || lpad(w.id::text, 4, '0'))`,
  masked: { column: sql`i.masked`, field: 'projectName' },
  since,
  owner: sql`w.owner_id`,
  orderBy,
})

/** What waits among the orders that meet a condition; each with the age of its own trouble. */
export const waitingOrders = (visible: Sql) => ({
  issues: order(
    sql`${visible} AND ${standsIn('issues')}`,
    sinceStatus('workorder', sql`w.id`, 'issues', sql`w.created_at`),
  ),
  late: order(sql`${visible} AND ${dueOn.late}`, sql`w.due_date`, sql`w.due_date, w.id`),
  toStart: order(sql`${visible} AND ${standsIn('pending')}`, sql`w.created_at`),
  undocumented: order(
    sql`${visible} AND ${standsIn('quality_check')} AND ${lacksDocuments(sql`w.id`)}`,
    sinceStatus('workorder', sql`w.id`, 'quality_check', sql`w.created_at`),
  ),
  undated: order(sql`${visible} AND ${dueOn.none}`, sql`w.created_at`),
})

/** What a supplier's office accepts first, and what it starts then. */
export const ordersToAccept = (visible: Sql) => ({
  toAccept: order(sql`${visible} AND ${isToAccept}`, sql`w.created_at`, sql`w.acknowledge_by, w.id`),
  toStart: order(sql`${visible} AND ${standsIn('pending')} AND NOT ${isToAccept}`, sql`w.created_at`),
})

/** With another due date that the other side asks for. */
export const datesToAnswer = (visible: Sql, viewer: Viewer): Kind =>
  order(sql`${visible} AND ${isDateToAnswer(viewer)}`, dateAskedSince)

/** What admins follow up with a side: orders that are not accepted, and due dates that are not answered in time. */
export const overdueAnswers = {
  notAccepted: order(isNotAccepted, sql`w.acknowledge_by`),
  unanswered: order(isDateUnanswered, dateAskedSince),
}

/** Completed, with a problem that nobody has decided. */
export const problemOrders = (visible: Sql): Kind =>
  order(
    sql`${visible} AND ${standsIn('completed')} AND ${hasUndecided}`,
    sql`(SELECT max(p.created_at) FROM problems p WHERE p.work_order_id = w.id)`,
  )

/** Whose first article waits for acceptance, the longest waiting first. */
export const firstArticlesToAccept = (visible: Sql): Kind =>
  order(sql`${visible} AND ${hasFirstArticleToAccept}`, firstArticleAskedAt, sql`${firstArticleAskedAt}, w.id`)

/** Whose first article nobody has answered for two working days. */
export const firstArticlesUnanswered: Kind = order(
  hasFirstArticleUnanswered,
  firstArticleAskedAt,
  sql`${firstArticleAskedAt}, w.id`,
)

/** With messages that the viewer's company has not read. */
export const unreadOrders = (visible: Sql, viewer: Viewer): Kind =>
  order(sql`${visible} AND ${hasUnreadOfOrder(viewer)}`, unreadOfOrderSince(viewer))

/** With an amount, not fully paid, and due for over 60 days in India. */
export const overdue: Kind = order(
  sql`w.payment_status <> 'complete' AND w.amount IS NOT NULL AND ${paymentDueSince} < ${dayFromNow(-60)}`,
  paymentDueSince,
  sql`${paymentDueSince}, w.id`,
)
