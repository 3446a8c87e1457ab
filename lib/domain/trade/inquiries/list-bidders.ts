import type { Bidder } from '../../../contract/trade/bidders'
import { sql } from '../../../infra/db/db'
import { gstState } from '../../../terms/gstin'
import { bidderLetter } from '../../../rules/trade/bidder-letter'
import { query } from '../../core/verb'
import { pick, readerOf, type VisibleFields } from '../../core/visible-fields'
import { findInquiry } from './inquiry'

type Row = Required<Omit<Bidder, 'letter' | 'state'>> & { label: number; gstNumber: string | null }

/** The suppliers of an inquiry in the order of their letters: no prices, and names for admins alone. */
export const listBidders = query('inquiry.bidders', async (scope, { id }: { id: number }) => {
  const { rows, viewer } = scope
  await findInquiry(scope, id)
  const found = await rows<Row>(sql`
    SELECT b.label, s.gst_number AS "gstNumber", b.supplier_id AS "supplierId", s.company_name AS "supplierName",
      EXISTS (SELECT 1 FROM questions t JOIN question_messages m ON m.question_id = t.id
        WHERE t.bidder_id = b.id AND t.work_order_id IS NULL AND (m.state = 'shown' OR ${viewer.role === 'admin'})) AS asked,
      EXISTS (SELECT 1 FROM quotations q WHERE q.inquiry_id = b.inquiry_id AND q.supplier_id = b.supplier_id) AS quoted,
      b.decline_reason AS "declineReason", b.decline_note AS "declineNote"
    FROM bidders b JOIN users s ON s.id = b.supplier_id WHERE b.inquiry_id = ${id} ORDER BY b.label LIMIT 200`)
  return found.map((row) => toBidder(row, viewer)).filter((one) => one.asked || one.quoted || one.declineReason)
})

// The State of a shop lets customers recognise it.
const forAll = ['letter', 'asked', 'quoted', 'declineReason', 'declineNote'] as const
const visible: VisibleFields<Required<Bidder>> = {
  customer: forAll,
  supplier: [],
  floor: [],
  admin: [...forAll, 'state', 'supplierId', 'supplierName'],
}

/** The fields for this reader's role. */
export const toBidder = ({ label, gstNumber, ...row }: Row, viewer: Parameters<typeof readerOf>[0]): Bidder =>
  pick(
    { ...row, letter: bidderLetter(label ?? 1), state: gstState(gstNumber?.slice(0, 2) ?? '') },
    visible[readerOf(viewer)],
  )
