import { buffer } from 'node:stream/consumers'
import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { cards } from '../../../contract/orders/papers'
import type { Workorder } from '../../../contract/orders/workorders'
import { env } from '../../../infra/env'
import { wantedInWords } from '../../../rules/orders/documents'
import { count, date } from '../../../terms/format'
import { orderId } from '../../../terms/nouns'
import type { Viewer } from '../../../rules/core/permissions'
import { query } from '../../core/verb'
import { requiredDocuments } from '../documents/required-documents'
import { downloadPicture } from '../../trade/inquiries/download-inquiry-file'
import { findWorkorder, toWorkorder } from '../workorders/workorder'
import { issuerFor, known } from './names'
import { pdfFile } from './pdf-file'

const find = query('card.get', async (scope, { id }: { id: number }) => {
  const row = await findWorkorder(scope, id)
  const order = toWorkorder(row, scope.viewer)
  const documents = await requiredDocuments(scope.rows, id)
  return { order, aql: row.aql, documents, supplierName: row.supplierName }
})

/** The paper beside the machine: what is made, until when, and a QR code that opens the order. */
export const downloadCard = Object.assign(
  async (viewer: Viewer | null, { id, size }: Input<typeof cards.get>) => {
    const { order, aql, documents, supplierName } = await find(viewer, { id })
    const { role } = viewer!
    const number = orderId(role, id)
    const kinds = documents.filter(({ state }) => state !== 'waived').map(({ kind }) => kind)
    const { projectName, partNumber, drawingRevision, quantity, material, dueDate, processName, machineName } = order
    return pdfFile(viewer!, `${number}-job-card`, async () => ({
      title: `Job card of ${number}`,
      at: order.createdAt,
      size,
      issuer: issuerFor(role, { operator: env().OPERATOR_NAME, supplierName }),
      kind: 'Job card',
      id: number,
      ...(order.status === 'issues' && { stamp: 'STOPPED' }),
      blocks: [
        {
          kind: 'beside',
          facts: known([
            ['Part', projectName],
            ['Part number', [partNumber, drawingRevision && `Rev ${drawingRevision}`].filter(Boolean).join(', ')],
            ['Quantity', quantity && `${count(quantity)} pcs`],
            ['Due', dueDate && date(dueDate)],
            ['Material', material],
            ['Process', processName],
            ['Machine', machineName],
            ['Documents', wantedInWords(kinds, aql)],
          ]),
          code: new URL(`/workorders/${id}`, env().APP_URL).href,
          codeLabel: 'Scan to open the order',
          picture: await pictureOf(viewer!, order),
        },
        { kind: 'lines', labels: ['Heat number', 'Made and checked by'] },
      ],
    }))
  },
  { act: 'card.get' as const },
)

/** The picture of the part; null for those who may not see its drawings. */
async function pictureOf(viewer: Viewer, { inquiryId, pictureFile }: Workorder): Promise<Uint8Array | null> {
  if (!inquiryId || !pictureFile) return null
  try {
    const content = await (await downloadPicture(viewer, { id: inquiryId, fileName: pictureFile })).open()
    return content && (await buffer(content))
  } catch (error) {
    // A card without a picture is better than none.
    if (error instanceof Problem) return null
    throw error
  }
}
