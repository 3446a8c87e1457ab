import type { FittingSupplier } from '../../../contract/trade/invitations'
import { sql } from '../../../infra/db/db'
import { gstState } from '../../../terms/gstin'
import { query } from '../../core/verb'
import { processKey } from '../../facts/processes'
import { punctualityOf } from '../../facts/punctuality'
import { findInquiry } from '../inquiries/inquiry'
import { answeredColumns, canQuote } from './invitation'

/** Suppliers in one answer. */
const LONGEST = sql`100`

/** Open orders are counted up to here. */
const MOST_ORDERS = sql`1000`

type Row = Omit<FittingSupplier, 'state'> & { gstNumber: string | null }

/** The suppliers that can quote on an inquiry: by an approved process of its name, or by an approved machine for it. */
export const listFittingSuppliers = query('invitation.suppliers', async (scope, { id }: { id: number }) => {
  const { processId } = await findInquiry(scope, id)
  const found = await scope.rows<Row>(sql`
    WITH same AS (
      SELECT p.id, p.supplier_id, p.status FROM processes needed
        JOIN processes p ON ${processKey(sql`p.name`)} = ${processKey(sql`needed.name`)}
      WHERE needed.id = ${processId}::int
    ), machine AS (
      SELECT m.supplier_id, count(*)::int AS machines, (count(*) FILTER (WHERE m.status = 'idle'))::int AS idle
      FROM machines m JOIN same ON same.id = m.process_id WHERE m.approval_status = 'approved' GROUP BY m.supplier_id
    ), fitting AS (
      SELECT supplier_id FROM same WHERE status = 'approved' UNION SELECT supplier_id FROM machine
    )
    SELECT s.id AS "supplierId", s.company_name AS "supplierName", s.gst_number AS "gstNumber",
      coalesce(machine.machines, 0) AS machines, coalesce(machine.idle, 0) AS "idleMachines", open.orders AS "openOrders",
      punctuality.dated, punctuality."onTime", v.invited_at AS "invitedAt", ${answeredColumns(sql`${id}::int`, sql`s.id`)}
    FROM fitting JOIN users s ON s.id = fitting.supplier_id LEFT JOIN machine ON machine.supplier_id = s.id
      LEFT JOIN invitations v ON v.inquiry_id = ${id} AND v.supplier_id = s.id
      CROSS JOIN LATERAL (SELECT count(*)::int AS orders FROM (
        SELECT 1 FROM work_orders w WHERE w.supplier_id = s.id AND w.status <> 'completed' AND NOT w.cancelled LIMIT ${MOST_ORDERS}) w) open
      CROSS JOIN LATERAL (${punctualityOf(sql`w.supplier_id = s.id`)}) punctuality
    WHERE ${canQuote}
    ORDER BY coalesce(machine.idle, 0) = 0, open.orders, s.id LIMIT ${LONGEST}`)
  return found.map(({ gstNumber, ...supplier }) => ({ ...supplier, state: gstState(gstNumber?.slice(0, 2) ?? '') }))
})
