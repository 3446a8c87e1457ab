import type { PaperCopy } from '../../../contract/core/money-fields'
import { db } from '../../../infra/db/db'
import { pdfBytes } from '../../orders/papers/pdf-file'
import { keptBytes, type Kept } from '../tax-documents/kept-bytes'
import { logoOf } from '../tax-documents/kept-pdf'
import type { ChallanRow } from './challan'
import { challanPaper } from './challan-paper'

/** A challan as PDF, drawn at the cost of the company that asks. */
export const drawChallan = (company: number, challan: ChallanRow, copy: PaperCopy) =>
  pdfBytes(company, async () => challanPaper(challan, copy, await logoOf(challan.snapshot.consigner)))

/** The original of a challan: the first rendering is kept, and answered from then on. */
export const keptChallan = (company: number, challan: ChallanRow): Promise<Buffer> =>
  keptBytes({
    kept: challan.pdfKey === null ? null : { pdfKey: challan.pdfKey, pdfSha256: challan.pdfSha256! },
    draw: () => drawChallan(company, challan, 'original'),
    claim: (drawn) => claim(challan, drawn),
  })

async function claim({ id }: ChallanRow, drawn: Kept): Promise<Kept> {
  const { count } = await db().challan.updateMany({ where: { id, pdfKey: null }, data: drawn })
  if (count) return drawn
  const { pdfKey, pdfSha256 } = await db().challan.findUniqueOrThrow({
    where: { id },
    select: { pdfKey: true, pdfSha256: true },
  })
  return { pdfKey: pdfKey!, pdfSha256: pdfSha256! }
}
