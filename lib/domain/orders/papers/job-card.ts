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
import { documentKinds } from '../../../rules/orders/documents'
import { orderSteps } from '../../../rules/orders/flows/workorder-flow'
import { toleranceInWords } from '../../../rules/orders/report-words'
import { count } from '../../../terms/format'
import { localeOf } from '../../../terms/language'
import { orderId } from '../../../terms/nouns'
import { dayIn, type Say } from '../../../terms/words/words'
import { sayOf } from '../../../terms/words/words-of'
import type { Viewer } from '../../../rules/core/permissions'
import { query, type ReadScope } from '../../core/verb'
import { requiredDocuments } from '../documents/required-documents'
import { assertNdaOfOrder } from '../../files/files/nda-gate'
import { downloadPicture } from '../../trade/inquiries/download-inquiry-file'
import { gridOf } from '../reports/report'
import { assertNotCancelled } from '../workorders/lock-order'
import { findWorkorder, toWorkorder } from '../workorders/workorder'
import { issuerFor, known } from './names'
import { pdfFile } from './pdf-file'

const find = query('card.get', async (scope, { id }: { id: number }) => {
  const row = await findWorkorder(scope, id)
  assertNotCancelled(scope, row)
  await assertNdaOfOrder(scope, id)
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
    const { language } = viewer!.member
    const say = sayOf(language)
    const kinds = documents.filter(({ state }) => state !== 'waived').map(({ kind }) => kind)
    const { projectName, partNumber, drawingRevision, quantity, material, dueDate, processName, machineName } = order
    const isLarge = size === 'a4'
    const picture = await pictureOf(viewer!, order)
    const notes = [order.description, order.notes].filter(Boolean).join('\n\n')
    return pdfFile(viewer!, `${number}-job-card`, async () => ({
      title: say('card.title', { order: number }),
      lang: localeOf[language],
      at: order.createdAt,
      size,
      issuer: issuerFor(role, { operator: env().OPERATOR_NAME, supplierName }),
      kind: say('card.kind'),
      id: number,
      ...(order.status === 'issues' && { stamp: say('card.stopped') }),
      blocks: [
        {
          kind: 'beside',
          facts: known([
            [say('card.part'), projectName],
            [
              say('card.partNumber'),
              [partNumber, drawingRevision && `Rev ${drawingRevision}`].filter(Boolean).join(', '),
            ],
            [say('card.quantity'), quantity && say('pieces', { n: count(quantity) })],
            [say('card.due'), dueDate && dayIn(say, dueDate)],
            [say('card.material'), material],
            [say('card.process'), processName],
            [say('card.machine'), machineName],
            [say('card.documents'), documentsInWords(say, kinds, aql)],
          ]),
          code: new URL(`/workorders/${id}`, env().APP_URL).href,
          codeLabel: say('card.scan'),
          picture: isLarge ? null : picture,
        },
        ...(isLarge ? whatIsMade(say, { picture, notes, characteristics, kinds }) : []),
        { kind: 'lines', labels: [say('heat.label'), say('card.madeBy')] },
      ],
    }))
  },
  { act: 'card.get' as const },
)

/** 'Inspection report (AQL 2.5), Packing photo', in the order in which they are made. */
const documentsInWords = (say: Say, kinds: readonly DocumentKind[], aql: string | null) =>
  documentKinds
    .filter((kind) => kinds.includes(kind))
    .map((kind) => say(`document.${kind}`) + (kind === 'inspection_report' && aql ? ` (AQL ${aql})` : ''))
    .join(', ')

/** What the lines at the foot take (pt). */
const ROOM_TO_SIGN = 44

/** So many characteristics stand on a card: it hangs beside the machine as one sheet. What has no room is on its back: the steps with the lines to sign. */
const MOST = 12

/** What a whole sheet has room for: the part, what is said of it, what is measured, and steps to tick. */
function whatIsMade(
  say: Say,
  made: {
    picture: Uint8Array | null
    notes: string
    characteristics: readonly Characteristic[]
    kinds: readonly DocumentKind[]
  },
): Block[] {
  const { picture, notes, characteristics, kinds } = made
  const more = characteristics.length - MOST
  const steps = orderSteps.filter((step) => step !== 'pending').map((step) => say(`status.${step}`))
  const blocks: Block[] = []
  if (picture || notes) blocks.push({ kind: 'picture', picture, heading: say('card.notes'), text: notes })
  if (characteristics.length)
    blocks.push({
      kind: 'table',
      columns: [
        { head: say('card.toMeasure'), share: 5 },
        { head: say('card.size'), share: 4 },
        { head: say('card.found'), share: 3 },
      ],
      rows: characteristics
        .slice(0, MOST)
        .map((one) => [
          one.critical ? say('card.critical', { name: one.name }) : one.name,
          one.nominal === null ? say('card.yesNo') : toleranceInWords(one),
          '',
        ]),
    })
  if (more > 0) blocks.push({ kind: 'text', text: say('card.moreInReport', { n: more }), quiet: true })
  blocks.push({
    kind: 'steps',
    heads: [say('card.step'), say('card.date'), say('card.pieces'), say('card.sign')],
    steps: [...steps, ...kinds.map((kind) => say(`document.${kind}`))],
    leaves: ROOM_TO_SIGN,
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
