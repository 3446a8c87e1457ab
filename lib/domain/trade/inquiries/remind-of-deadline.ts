import { rowsIn, sql, transaction } from '../../../infra/db/db'
import { maskedCopies, type MaskedTexts } from '../../../rules/files/masked-texts'
import { writeEvent } from '../../core/emit'

/** Suppliers of one transaction. */
const BATCH = 200

type Silent = {
  inquiryId: number
  projectName: string
  customerId: number
  supplierId: number
  quoteBy: string
  masked: MaskedTexts
}

/**
 * Notifies suppliers that were invited and neither asked, quoted nor declined: once, when less than a day is left. What
 * one run leaves the next one takes. Several servers may run it at once.
 */
export const remindOfDeadline = () =>
  transaction(async (tx) => {
    const rows = rowsIn(tx)
    const silent = await rows<Silent>(sql`
      WITH silent AS (
        SELECT b.id FROM bidders b JOIN inquiries i ON i.id = b.inquiry_id
        WHERE i.status IN ('new', 'processing') AND i.quote_by > now() AND i.quote_by <= now() + interval '1 day'
          AND b.invited_at IS NOT NULL AND NOT b.near_told AND b.declined_at IS NULL
          AND NOT EXISTS (SELECT 1 FROM questions WHERE bidder_id = b.id AND work_order_id IS NULL)
          AND NOT EXISTS (SELECT 1 FROM quotations q WHERE q.inquiry_id = b.inquiry_id AND q.supplier_id = b.supplier_id)
        ORDER BY b.id LIMIT ${BATCH} FOR UPDATE OF b SKIP LOCKED
      )
      UPDATE bidders b SET near_told = true FROM silent, inquiries i WHERE b.id = silent.id AND i.id = b.inquiry_id
      RETURNING i.id AS "inquiryId", i.project_name AS "projectName", i.customer_id AS "customerId",
        b.supplier_id AS "supplierId", i.quote_by AS "quoteBy", i.masked`)
    for (const { masked, ...about } of silent)
      await writeEvent(rows, null, 'inquiry.deadlineNear', { ...about, ...maskedCopies(masked) })
  })
