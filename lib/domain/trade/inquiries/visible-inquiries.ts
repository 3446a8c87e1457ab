import { sql, type Sql } from '../../../infra/db/db'
import { eventTime } from '../../core/event-clock'
import { isFloor } from '../../../terms/member-roles'
import type { Viewer } from '../../../rules/core/permissions'

/** The customer of inquiry `i` is verified and not suspended, and was not to be checked again when it came in. */
const isReleased = sql`(c.verified AND c.suspended_at IS NULL AND NOT i.held_for_recheck)`

/** Quoting is open, but for a deadline that is over. */
export const isOpen = sql`(i.status IN ('new', 'processing') AND ${isReleased})`

/** Condition: inquiry `i` has no deadline, or it is ahead. The demo's present lies in the past. */
const isInTime = () => sql`coalesce(i.quote_by, 'infinity') > coalesce(${eventTime()}::timestamptz, now())`

/**
 * Open for suppliers, which know the deadline: until then, quoted or not. What stayed open after it would be what nobody
 * has quoted.
 */
const isOpenToSuppliers = () => sql`(${isOpen} AND ${isInTime()})`

/** Condition: the customer took none of the supplier's quotations on `i`, and none of them waits. Those withdrawn don't count. */
const hasLost = (
  supplier: Sql,
) => sql`(${hasQuoted(supplier, sql`'rejected'`, sql`own.outcome IS DISTINCT FROM 'withdrawn'`)}
  AND NOT ${hasQuoted(supplier, sql`'pending', 'sent', 'accepted'`)})`

/**
 * The status of `i` as the viewer reads it. A supplier reads `new` while it may quote, `quoted` once quoting has closed,
 * `accepted` where its own quotation was, otherwise `rejected`: nothing of it changes because another supplier did something.
 */
export function statusFor(viewer: Viewer): Sql {
  if (viewer.role !== 'supplier') return sql`i.status`
  const supplier = sql`${viewer.id}::int`
  return sql`(CASE
    WHEN i.status = 'accepted' AND ${hasQuoted(supplier, sql`'accepted'`)} THEN 'accepted'
    WHEN i.status IN ('accepted', 'rejected') THEN 'rejected'
    WHEN i.status IN ('new', 'processing') AND ${isInTime()} THEN 'new'
    WHEN ${hasLost(supplier)} THEN 'rejected' ELSE 'quoted' END)`
}

/** Customers see their own, verified suppliers the open ones and those that they asked about or quoted, admins all. */
export function visibleInquiries(viewer: Viewer): Sql {
  if (viewer.role === 'admin') return sql`true`
  if (viewer.role === 'customer') return sql`i.customer_id = ${viewer.id}`
  if (!viewer.verified) return sql`false`
  return sql`(${isOpenToSuppliers()} AND NOT i.invited_only OR i.id = ANY (ARRAY(${bidOnBy(viewer)})))`
}

/** Condition: a supplier could see inquiry `i` before its deadline. */
export const wasOpenTo = (supplier: Viewer) =>
  sql`(${isReleased} AND NOT i.invited_only OR i.id = ANY (ARRAY(${bidOnBy(supplier)})))`

/** Open inquiries: a verified supplier sees all. */
export const visibleOpen = (viewer: Viewer) =>
  viewer.role !== 'supplier'
    ? sql`(${isOpen} AND ${visibleInquiries(viewer)})`
    : viewer.verified
      ? sql`(${isOpenToSuppliers()} AND (NOT i.invited_only OR i.id = ANY (ARRAY(${bidOnBy(viewer)}))))`
      : sql`false`

/** Open inquiries without a process: no supplier is notified of them. */
export const withoutProcess = sql`(${isOpen} AND i.process_id IS NULL)`

/** Open inquiries without a quotation: for suppliers without one of their own, for the others for two days and more. */
export const withoutQuotation = (viewer: Viewer) =>
  viewer.role === 'supplier'
    ? sql`(${visibleOpen(viewer)} AND NOT EXISTS (SELECT 1 FROM quotations o WHERE o.inquiry_id = i.id AND o.supplier_id = ${viewer.id})
        AND NOT EXISTS (SELECT 1 FROM bidders b WHERE b.inquiry_id = i.id AND b.supplier_id = ${viewer.id} AND b.declined_at IS NOT NULL))`
    : sql`(${isOpen} AND i.created_at < now() - interval '2 days' AND NOT i.quoted)`

/** The ids of the inquiries that a supplier asked about or quoted. */
export const bidOnBy = (supplier: Viewer) =>
  sql`SELECT own.inquiry_id FROM bidders own WHERE own.supplier_id = ${supplier.id}`

// OFFSET 0 keeps PostgreSQL from turning these into joins over every quotation: it looks them up for each row.

const hasOrder = (supplier: Sql) =>
  sql`EXISTS (SELECT 1 FROM work_orders own WHERE own.inquiry_id = i.id AND own.supplier_id = ${supplier} AND NOT own.cancelled OFFSET 0)`

const isBidder = (supplier: Sql) =>
  sql`EXISTS (SELECT 1 FROM bidders own WHERE own.inquiry_id = i.id AND own.supplier_id = ${supplier} OFFSET 0)`

const hasQuoted = (supplier: Sql, states: Sql, where = sql`true`) => sql`EXISTS (SELECT 1 FROM quotations own
  WHERE own.inquiry_id = i.id AND own.supplier_id = ${supplier} AND own.status IN (${states}) AND ${where} OFFSET 0)`

/**
 * Whether the drawings of inquiry `i` are open to a supplier: it has the order, which was not cancelled, or its accepted quotation
 * waits for one; or, unless the
 * customer is suspended, its quotation waits, or the inquiry is open and it has not quoted, or withdrew. A rejection ends
 * it, until the supplier quotes again. A suspended supplier keeps those of its orders and quotations.
 */
export const drawingsOpenTo = (supplier: Sql, isVerified: Sql, isSuspended: Sql): Sql => sql`(${hasOrder(supplier)}
  OR ${isVerified} AND (${hasQuoted(supplier, sql`'accepted'`, sql`NOT own.ordered`)}
    OR c.suspended_at IS NULL AND ${hasQuoted(supplier, sql`'pending', 'sent'`)}
    OR NOT ${isSuspended} AND ${isOpenToSuppliers()} AND (NOT i.invited_only OR ${isBidder(supplier)}) AND NOT ${hasQuoted(supplier, sql`'rejected'`, sql`own.outcome IS DISTINCT FROM 'withdrawn'`)}))`

/** Drawings are for everybody who sees the inquiry; for suppliers as long as they are open to them, for their shop floor with an order. */
export const mayLoadDrawings = (viewer: Viewer): Sql =>
  viewer.role !== 'supplier'
    ? visibleInquiries(viewer)
    : isFloor(viewer)
      ? hasOrder(sql`${viewer.id}::int`)
      : drawingsOpenTo(sql`${viewer.id}::int`, sql`${viewer.verified}::boolean`, sql`${viewer.suspended}::boolean`)
