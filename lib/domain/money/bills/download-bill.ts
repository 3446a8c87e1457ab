import { Problem } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { query } from '../../core/verb'
import { download } from '../../files/files/download'
import { nameFor } from '../../files/files/sides'
import { pdfDownload } from '../../orders/papers/pdf-file'
import { billFrom, findBill, visibleBills } from './bill'
import { keptBill } from './kept-bill'

const find = query('bill.pdf', async (scope, { id }: { id: number }) => {
  const bill = await findBill(scope, id)
  if (!bill.snapshot) throw new Problem('not_found', 'Bill not found')
  return bill
})

/** A bill that Jobwork drew, as PDF, for those who see it. */
export const downloadBill = Object.assign(
  async (viewer: Viewer | null, input: { id: number }) => {
    const bill = await find(viewer, input)
    return { ...pdfDownload(bill.number.replaceAll('/', '-'), await keptBill(viewer!.id, bill)), inline: true }
  },
  { act: 'bill.pdf' as const },
)

/** The file of a bill, for those who see it. */
export const downloadBillFile = download(
  'bill.download',
  (viewer, { id, fileName }) => sql`
    FROM ${billFrom} JOIN files f ON f.bill_id = b.id
    WHERE b.id = ${id} AND ${nameFor(viewer)} = ${fileName} AND ${visibleBills(viewer)}`,
)
