import type { Input } from '../../../contract/core/endpoint'
import type { shipments } from '../../../contract/goods/shipments'
import type { Viewer } from '../../../rules/core/permissions'
import { query } from '../../core/verb'
import { pdfDownload } from '../../orders/papers/pdf-file'
import { findChallan } from './challan'
import { drawChallan, keptChallan } from './kept-challan'

type Asked = Input<typeof shipments.challan>

const find = query('challan.pdf', (scope, { id }: Asked) => findChallan(scope, id))

/** The challan of a shipment as PDF, for those who see it. The original is kept; one that was cancelled is drawn with its stamp. */
export const downloadChallan = Object.assign(
  async (viewer: Viewer | null, input: Asked) => {
    const challan = await find(viewer, input)
    const isKept = input.copy === 'original' && !challan.cancelled
    const bytes = isKept ? await keptChallan(viewer!.id, challan) : await drawChallan(viewer!.id, challan, input.copy)
    return { ...pdfDownload(challan.number.replaceAll('/', '-'), bytes), inline: true }
  },
  { act: 'challan.pdf' as const },
)
