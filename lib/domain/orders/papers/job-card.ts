import { buffer } from 'node:stream/consumers'
import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { cards } from '../../../contract/orders/papers'
import type { DocumentKind } from '../../../contract/files/document-kinds'
import type { Characteristic } from '../../../contract/orders/report'
import type { Workorder } from '../../../contract/orders/workorders'
import { sql } from '../../../infra/db/db'
import { env } from '../../../infra/env'
import type { Block } from '../../../infra/pdf/paper'
import { documentLabels, wantedInWords } from '../../../rules/orders/documents'
import { orderSteps, workorderFlow } from '../../../rules/orders/flows/workorder-flow'
import { toleranceInWords } from '../../../rules/orders/report-words'
import { count, date } from '../../../terms/format'
import { orderId } from '../../../terms/nouns'
import type { Viewer } from '../../../rules/core/permissions'
import { query, type ReadScope } from '../../core/verb'
import { requiredDocuments } from '../documents/required-documents'
import { downloadPicture } from '../../trade/inquiries/download-inquiry-file'
import { gridOf } from '../reports/report'
import { findWorkorder, toWorkorder } from '../workorders/workorder'
import { issuerFor, known } from './names'
import { pdfFile } from './pdf-file'

const find = query('card.get', async (scope, { id }: { id: number }) => {
  const row = await findWorkorder(scope, id)
  const order = toWorkorder(row, scope.viewer)
  const documents = await requiredDocuments(scope.rows, id)
  const characteristics = await newestGrid(scope, id)
  return { order, aql: row.aql, documents, supplierName: row.supplierName, characteristics }
})

/** What is measured of the order, by its newest report. */
async function newestGrid({ rows }: ReadScope, orderId: number): Promise<Characteristic[]> {
  const [newest] = await rows<{ id: number }>(
    sql`SELECT r.id FROM reports r WHERE r.work_order_id = ${orderId} ORDER BY r.id DESC LIMIT 1`,
  )
  return newest ? (await gridOf(rows, newest.id)).characteristics : []
}

/** The paper beside the machine: what is made, until when, and a QR code that opens the order. */
export const downloadCard = Object.assign(
  async (viewer: Viewer | null, { id, size }: Input<typeof cards.get>) => {
    const { order, aql, documents, supplierName, characteristics } = await find(viewer, { id })
    const { role } = viewer!
    const number = orderId(role, id)
    const kinds = documents.filter(({ state }) => state !== 'waived').map(({ kind }) => kind)
    const { projectName, partNumber, drawingRevision, quantity, material, dueDate, processName, machineName } = order
    const isLarge = size === 'a4'
    const picture = await pictureOf(viewer!, order)
    const notes = [order.description, order.notes].filter(Boolean).join('\n\n')
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
          picture: isLarge ? null : picture,
        },
        ...(isLarge ? whatIsMade({ picture, notes, characteristics, kinds }) : []),
        { kind: 'lines', labels: ['Heat number', 'Made and checked by'] },
      ],
    }))
  },
  { act: 'card.get' as const },
)

/** So many characteristics stand on a card: it hangs beside the machine as one sheet. */
const MOST = 12

/** What a whole sheet has room for: the part, what is said of it, what is measured, and steps to tick. */
function whatIsMade(made: {
  picture: Uint8Array | null
  notes: string
  characteristics: readonly Characteristic[]
  kinds: readonly DocumentKind[]
}): Block[] {
  const { picture, notes, characteristics, kinds } = made
  const more = characteristics.length - MOST
  const steps = orderSteps.filter((step) => step !== 'pending').map((step) => workorderFlow.states[step].label)
  const blocks: Block[] = []
  if (picture || notes) blocks.push({ kind: 'picture', picture, heading: 'Notes', text: notes })
  if (characteristics.length)
    blocks.push({
      kind: 'table',
      columns: [
        { head: 'To measure', share: 5 },
        { head: 'Size and tolerance', share: 4 },
        { head: 'Found', share: 3 },
      ],
      rows: characteristics
        .slice(0, MOST)
        .map((one) => [one.critical ? `${one.name} (critical)` : one.name, toleranceInWords(one), '']),
    })
  if (more > 0) blocks.push({ kind: 'text', text: `${more} more are in the report.`, quiet: true })
  blocks.push({
    kind: 'steps',
    heads: ['Step', 'Date', 'Pieces', 'Sign'],
    steps: [...steps, ...kinds.map((kind) => documentLabels[kind])],
  })
  return blocks
}

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
