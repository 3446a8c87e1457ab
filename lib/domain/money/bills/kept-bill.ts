import { db } from '../../../infra/db/db'
import { pdfBytes } from '../../orders/papers/pdf-file'
import { keptBytes, type Kept } from '../tax-documents/kept-bytes'
import type { BillRow } from './bill'
import { billPaper } from './bill-paper'

/** A bill that Jobwork drew, as PDF: the first rendering is kept, and answered from then on. It is drawn at the cost of the company that asks. */
export const keptBill = (company: number, bill: BillRow): Promise<Buffer> =>
  keptBytes({
    kept: bill.pdfKey === null ? null : { pdfKey: bill.pdfKey, pdfSha256: bill.pdfSha256! },
    draw: () => pdfBytes(company, async () => billPaper(bill)),
    claim: (drawn) => claim(bill, drawn),
  })

async function claim({ id }: BillRow, drawn: Kept): Promise<Kept> {
  const { count } = await db().bill.updateMany({ where: { id, pdfKey: null }, data: drawn })
  if (count) return drawn
  const { pdfKey, pdfSha256 } = await db().bill.findUniqueOrThrow({
    where: { id },
    select: { pdfKey: true, pdfSha256: true },
  })
  return { pdfKey: pdfKey!, pdfSha256: pdfSha256! }
}
