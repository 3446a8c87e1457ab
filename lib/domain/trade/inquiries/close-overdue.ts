import { rowsIn, sql, transaction, type Tx } from '../../../infra/db/db'
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
    SELECT i.id AS "inquiryId", i.project_name AS "projectName", i.customer_id AS "customerId", i.status, i.masked,
      EXISTS (SELECT 1 FROM quotations q WHERE q.inquiry_id = i.id AND q.status IN ('pending', 'sent')) AS open
    FROM inquiries i WHERE i.status IN ('new', 'processing') AND i.quote_by <= now()
      AND (NOT i.late_told OR EXISTS (SELECT 1 FROM quotations q WHERE q.inquiry_id = i.id AND q.status IN ('pending', 'sent')))
    ORDER BY i.quote_by LIMIT ${BATCH} FOR UPDATE OF i SKIP LOCKED`)
  for (const { status, masked, open, ...inquiry } of overdue) {
    const about = { ...inquiry, ...maskedCopies(masked) }
    const id = inquiry.inquiryId
    if (open) {
      await rows(
        sql`UPDATE inquiries SET status = 'quoted', unsealed_at = CASE WHEN sealed THEN now() END WHERE id = ${id}`,
      )
      await writeEvent(rows, null, 'inquiry.statusChanged', { ...about, from: status, to: 'quoted' })
    } else {
      await tx.inquiry.update({ where: { id }, data: { noQuotationNoticeSent: true } })
      await writeEvent(rows, null, 'inquiry.deadlinePassed', about)
    }
  }
  return { found: overdue.length, closed: overdue.filter(({ open }) => open).length }
}
