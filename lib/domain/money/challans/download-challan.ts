import type { Input } from '../../../contract/core/endpoint'
import type { PaperCopy } from '../../../contract/core/money-fields'
import type { shipments } from '../../../contract/goods/shipments'
import { db } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { query } from '../../core/verb'
import { pdfBytes, pdfDownload } from '../../orders/papers/pdf-file'
import { keptBytes, type Kept } from '../tax-documents/kept-bytes'
import { logoOf } from '../tax-documents/kept-pdf'
import { findChallan, type ChallanRow } from './challan'
import { challanPaper } from './challan-paper'

type Asked = Input<typeof shipments.challan>

const find = query('challan.pdf', (scope, { id }: Asked) => findChallan(scope, id))

/** The challan of a shipment as PDF, for those who see it. The original is kept; one that was cancelled is drawn with its stamp. */
export const downloadChallan = Object.assign(
  async (viewer: Viewer | null, input: Asked) => {
    const challan = await find(viewer, input)
    const isKept = input.copy === 'original' && !challan.cancelled
    const draw = () => drawChallan(viewer!.id, challan, input.copy)
    const bytes = isKept
      ? await keptBytes({
          kept: challan.pdfKey === null ? null : { pdfKey: challan.pdfKey, pdfSha256: challan.pdfSha256! },
          draw,
          claim: (drawn) => claim(challan, drawn),
        })
      : await draw()
    return { ...pdfDownload(challan.number.replaceAll('/', '-'), bytes), inline: true }
  },
  { act: 'challan.pdf' as const },
)

const drawChallan = (company: number, challan: ChallanRow, copy: PaperCopy) =>
  pdfBytes(company, async () => challanPaper(challan, copy, await logoOf(challan.snapshot.consigner)))

async function claim({ id }: ChallanRow, drawn: Kept): Promise<Kept> {
  const { count } = await db().challan.updateMany({ where: { id, pdfKey: null }, data: drawn })
  if (count) return drawn
  const { pdfKey, pdfSha256 } = await db().challan.findUniqueOrThrow({
    where: { id },
    select: { pdfKey: true, pdfSha256: true },
  })
  return { pdfKey: pdfKey!, pdfSha256: pdfSha256! }
}
