import { Problem } from '../../../contract/core/problem'
import { db, sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { query } from '../../core/verb'
import { download } from '../../files/files/download'
import { nameFor } from '../../files/files/sides'
import { pdfBytes, pdfDownload } from '../../orders/papers/pdf-file'
import { keptBytes, type Kept } from '../tax-documents/kept-bytes'
import { billFrom, findBill, visibleBills, type BillRow } from './bill'
import { billPaper } from './bill-paper'

const find = query('bill.pdf', async (scope, { id }: { id: number }) => {
  const bill = await findBill(scope, id)
  if (!bill.snapshot) throw new Problem('not_found', 'Bill not found')
  return bill
})

/** A bill that Jobwork drew, as PDF, for those who see it: the first rendering is kept, and answered from then on. */
export const downloadBill = Object.assign(
  async (viewer: Viewer | null, input: { id: number }) => {
    const bill = await find(viewer, input)
    const bytes = await keptBytes({
      kept: bill.pdfKey === null ? null : { pdfKey: bill.pdfKey, pdfSha256: bill.pdfSha256! },
      draw: () => pdfBytes(viewer!.id, async () => billPaper(bill)),
      claim: (drawn) => claim(bill, drawn),
    })
    return { ...pdfDownload(bill.number.replaceAll('/', '-'), bytes), inline: true }
  },
  { act: 'bill.pdf' as const },
)

async function claim({ id }: BillRow, drawn: Kept): Promise<Kept> {
  const { count } = await db().bill.updateMany({ where: { id, pdfKey: null }, data: drawn })
  if (count) return drawn
  const { pdfKey, pdfSha256 } = await db().bill.findUniqueOrThrow({
    where: { id },
    select: { pdfKey: true, pdfSha256: true },
  })
  return { pdfKey: pdfKey!, pdfSha256: pdfSha256! }
}

/** The file of a bill, for those who see it. */
export const downloadBillFile = download(
  'bill.download',
  (viewer, { id, fileName }) => sql`
    FROM ${billFrom} JOIN files f ON f.bill_id = b.id
    WHERE b.id = ${id} AND ${nameFor(viewer)} = ${fileName} AND ${visibleBills(viewer)}`,
)
