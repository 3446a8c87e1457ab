import type { Invitation } from '../../../contract/trade/invitations'
import { sql, type Sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import type { ReadScope } from '../../core/verb'

/** Suppliers that can be invited to one inquiry. */
export const INVITATIONS_OF_AN_INQUIRY = 50

/** The ids of the inquiries to which a supplier is invited. */
export const invitedTo = (supplier: Viewer) =>
  sql`SELECT own.inquiry_id FROM invitations own WHERE own.supplier_id = ${supplier.id}`

/** Condition: supplier `s` can quote at the moment. */
export const canQuote = sql`(s.role = 'supplier' AND s.verified AND NOT s.recheck AND s.suspended_at IS NULL)`

/** Columns: what a supplier did about an inquiry. Its questions about an order don't count. */
export const answeredColumns = (inquiry: Sql, supplier: Sql) => sql`
  EXISTS (SELECT 1 FROM bidders b JOIN questions t ON t.bidder_id = b.id AND t.work_order_id IS NULL
    WHERE b.inquiry_id = ${inquiry} AND b.supplier_id = ${supplier}) AS asked,
  EXISTS (SELECT 1 FROM quotations q WHERE q.inquiry_id = ${inquiry} AND q.supplier_id = ${supplier}) AS quoted,
  (SELECT b.decline_reason FROM bidders b WHERE b.inquiry_id = ${inquiry} AND b.supplier_id = ${supplier}) AS "declineReason"`

/** The invitations of an inquiry, the newest first. */
export const invitationsOf = ({ rows }: Pick<ReadScope, 'rows'>, inquiryId: number) =>
  rows<Invitation>(sql`
    SELECT v.supplier_id AS "supplierId", s.company_name AS "supplierName", v.invited_at AS "invitedAt",
      m.name AS "invitedBy", ${answeredColumns(sql`v.inquiry_id`, sql`v.supplier_id`)}
    FROM invitations v JOIN users s ON s.id = v.supplier_id LEFT JOIN members m ON m.id = v.invited_by_id
    WHERE v.inquiry_id = ${inquiryId} ORDER BY v.invited_at DESC, v.supplier_id LIMIT ${INVITATIONS_OF_AN_INQUIRY}`)
