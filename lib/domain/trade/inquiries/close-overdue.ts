import { rowsIn, sql, transaction, type Rows, type Tx } from '../../../infra/db/db'
import type { InquiryStatus } from '../../../contract/trade/inquiries'
import { maskedCopies, type MaskedTexts } from '../../../rules/files/masked-texts'
import { writeEvent } from '../../core/emit'

/** Inquiries of one transaction. */
const BATCH = 200

type Overdue = {
  inquiryId: number
  projectName: string
  customerId: number
  status: Extract<InquiryStatus, 'new' | 'processing'>
  masked: MaskedTexts
  open: boolean
  rfqId: number | null
}

/**
 * Closes quoting where the deadline is over and a quotation is open. Where none came the inquiry stays, and its customer
 * and admins are notified once. Returns how many were closed. Several servers may run it at once.
 */
export async function closeOverdue(): Promise<number> {
  let closed = 0
  for (;;) {
    const batch = await transaction(closeSome)
    closed += batch.closed
    if (batch.found < BATCH) return closed
  }
}

async function closeSome(tx: Tx) {
  const rows = rowsIn(tx)
  const overdue = await rows<Overdue>(sql`
    SELECT i.id AS "inquiryId", i.project_name AS "projectName", i.customer_id AS "customerId", i.status, i.masked, i.rfq_id AS "rfqId",
      EXISTS (SELECT 1 FROM quotations q WHERE q.inquiry_id = i.id AND q.status IN ('pending', 'sent')) AS open
    FROM inquiries i WHERE i.status IN ('new', 'processing') AND i.quote_by <= now()
      AND (NOT i.late_told OR EXISTS (SELECT 1 FROM quotations q WHERE q.inquiry_id = i.id AND q.status IN ('pending', 'sent')))
    ORDER BY i.quote_by LIMIT ${BATCH} FOR UPDATE OF i SKIP LOCKED`)
  for (const { status, masked, open, rfqId, ...inquiry } of overdue) {
    const about = { ...inquiry, ...maskedCopies(masked) }
    const id = inquiry.inquiryId
    if (open) {
      await rows(
        sql`UPDATE inquiries SET status = 'quoted', unsealed_at = CASE WHEN sealed THEN now() END WHERE id = ${id}`,
      )
      await writeEvent(rows, null, 'inquiry.statusChanged', { ...about, from: status, to: 'quoted' })
    } else {
      await tx.inquiry.update({ where: { id }, data: { noQuotationNoticeSent: true } })
      // Of the lines of a request one is told together.
      if (rfqId === null) await writeEvent(rows, null, 'inquiry.deadlinePassed', about)
    }
  }
  for (const rfqId of new Set(overdue.flatMap((one) => one.rfqId ?? []))) await tellOfRequest(rows, rfqId)
  return { found: overdue.length, closed: overdue.filter(({ open }) => open).length }
}

type Closed = { rfqId: number; customerId: number; lines: number; priced: number }

/** Tells once that the deadline of a request is over, and how many of its lines have a price. */
async function tellOfRequest(rows: Rows, rfqId: number) {
  const [closed] = await rows<Closed>(sql`
    UPDATE rfqs r SET closed_told = true WHERE r.id = ${rfqId} AND NOT r.closed_told AND r.quote_by <= now()
    RETURNING r.id AS "rfqId", r.customer_id AS "customerId",
      (SELECT count(*)::int FROM inquiries i WHERE i.rfq_id = r.id) AS lines,
      (SELECT count(DISTINCT q.inquiry_id)::int FROM inquiries i JOIN quotations q ON q.inquiry_id = i.id
        WHERE i.rfq_id = r.id AND q.status IN ('pending', 'sent', 'accepted')) AS priced`)
  if (closed) await writeEvent(rows, null, 'rfq.quotingClosed', closed)
}
