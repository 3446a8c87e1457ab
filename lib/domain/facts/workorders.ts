import type { WorkorderStatus } from '../../contract/orders/workorders'
import { raw, sql, type Sql } from '../../infra/db/db'
import type { Viewer } from '../../rules/core/permissions'

/** Left joins throughout, so that PostgreSQL drops unused ones when it counts. */
export const workorderFrom = sql`
  work_orders w LEFT JOIN users s ON s.id = w.supplier_id
  LEFT JOIN inquiries i ON i.id = w.inquiry_id LEFT JOIN users c ON c.id = i.customer_id
  LEFT JOIN processes ip ON ip.id = i.process_id LEFT JOIN machines m ON m.id = w.machine_id
  LEFT JOIN processes mp ON mp.id = m.process_id`

/** Condition: order `w` stands in this status. One that was cancelled keeps its last status, and is in no count of it. */
export const standsIn = (status: WorkorderStatus): Sql => sql`(w.status = ${raw(`'${status}'`)} AND NOT w.cancelled)`

/** Under way: received, started, in production, in quality check. */
export const isActive = sql`(w.status IN ('pending', 'started', 'in_progress', 'quality_check') AND NOT w.cancelled)`

/** Condition: there is something to pay of order `w`: it goes on, or was cancelled with a charge. */
export const isPayable = sql`(NOT w.cancelled OR w.amount > 0)`

/** How many pieces order `w` of inquiry `i` is for: as ordered, or those that are made once it was closed short. */
export const piecesOf = sql`coalesce(w.made, i.quantity)`

/** What the viewer's own side reads as the payment: suppliers what they were paid, all others what the customer paid. */
export const paymentRead = ({ role }: Viewer): Sql =>
  role === 'supplier' ? sql`w.payable_status` : sql`w.payment_status`

/** Since when the customer's payment of order `w` is due: by hand since its completion, else from the due day of its oldest unpaid invoice. */
export const paymentDueSince = sql`payment_due_since(w.payment_by, w.completed_date, w.invoice_due_on)`

/** Customers see those on their inquiries, suppliers their own, admins all. */
export function visibleWorkorders(viewer: Viewer): Sql {
  if (viewer.role === 'admin') return sql`true`
  return viewer.role === 'customer' ? sql`i.customer_id = ${viewer.id}` : sql`w.supplier_id = ${viewer.id}`
}
