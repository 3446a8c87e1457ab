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
        SELECT v.inquiry_id, v.supplier_id FROM invitations v JOIN inquiries i ON i.id = v.inquiry_id
        WHERE i.status IN ('new', 'processing') AND i.quote_by > now() AND i.quote_by <= now() + interval '1 day'
          AND NOT v.near_told
          AND NOT EXISTS (SELECT 1 FROM bidders b WHERE b.inquiry_id = v.inquiry_id AND b.supplier_id = v.supplier_id
            AND (b.declined_at IS NOT NULL
              OR EXISTS (SELECT 1 FROM questions WHERE bidder_id = b.id AND work_order_id IS NULL)))
          AND NOT EXISTS (SELECT 1 FROM quotations q WHERE q.inquiry_id = v.inquiry_id AND q.supplier_id = v.supplier_id)
        ORDER BY v.inquiry_id, v.supplier_id LIMIT ${BATCH} FOR UPDATE OF v SKIP LOCKED
      )
      UPDATE invitations v SET near_told = true FROM silent, inquiries i
      WHERE v.inquiry_id = silent.inquiry_id AND v.supplier_id = silent.supplier_id AND i.id = v.inquiry_id
      RETURNING i.id AS "inquiryId", i.project_name AS "projectName", i.customer_id AS "customerId",
        v.supplier_id AS "supplierId", i.quote_by AS "quoteBy", i.masked`)
    for (const { masked, ...about } of silent)
      await writeEvent(rows, null, 'inquiry.deadlineNear', { ...about, ...maskedCopies(masked) })
  })
