import { rowsIn, sql, transaction, type Tx } from '../../../infra/db/db'
import { maskedCopies, type MaskedTexts } from '../../../rules/files/masked-texts'
import { dayFromNow } from '../../../infra/db/india'
import { voidApprovals } from '../approval-requests/void-approvals'
import { writeEvent } from '../../core/emit'
import { isExpiring, isLapsed } from './quotation'

/** Quotations of one transaction. */
const BATCH = 200
/** Whoever wasn't notified by then, because no server ran, isn't any more. */
const LATEST_DAYS = 3

type Ending = {
  quotationId: number
  inquiryId: number
  projectName: string
  customerId: number
  supplierId: number | null
  validUntil: string
  lapsed: boolean
  masked: MaskedTexts
}

/**
 * Notifies customer and supplier of quotations that wait for an answer: once within three days of the last day, once
 * after it. Returns how many. Several servers may run it at once.
 */
export async function remindOfValidity(): Promise<number> {
  let reminded = 0
  for (;;) {
    const found = await transaction(remindOfSome)
    reminded += found
    if (found < BATCH) return reminded
  }
}

async function remindOfSome(tx: Tx): Promise<number> {
  const rows = rowsIn(tx)
  const ending = await rows<Ending>(sql`
    SELECT q.id AS "quotationId", q.inquiry_id AS "inquiryId", i.project_name AS "projectName",
      i.customer_id AS "customerId", q.supplier_id AS "supplierId", q.valid_until AS "validUntil", i.masked,
      ${isLapsed} AS lapsed
    FROM quotations q JOIN inquiries i ON i.id = q.inquiry_id
    WHERE ${isExpiring} AND q.told_expiry < 1
      OR ${isLapsed} AND q.told_expiry < 2 AND coalesce(q.valid_until, 'infinity') >= ${dayFromNow(-LATEST_DAYS)}
    ORDER BY q.id LIMIT ${BATCH} FOR UPDATE OF q SKIP LOCKED`)
  for (const { lapsed, masked, ...quotation } of ending) {
    await tx.quotation.update({ where: { id: quotation.quotationId }, data: { expiryNoticeLevel: lapsed ? 2 : 1 } })
    const about = { ...quotation, price: null, ...maskedCopies(masked) }
    await writeEvent(rows, null, lapsed ? 'quotation.expired' : 'quotation.expiring', about)
    if (!lapsed) continue
    const voided: (() => Promise<void>)[] = []
    await voidApprovals(
      { rows, emit: (kind, data) => void voided.push(() => writeEvent(rows, null, kind, data)) },
      [quotation.quotationId],
      'expired',
    )
    for (const write of voided) await write()
  }
  return ending.length
}
