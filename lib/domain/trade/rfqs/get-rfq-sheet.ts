import { Readable } from 'node:stream'
import type { CellValue } from 'hucre'
import { writeXlsx } from 'hucre/xlsx'
import { Problem } from '../../../contract/core/problem'
import type { RfqDetail, RfqLine, RfqMatrix } from '../../../contract/trade/rfqs'
import { noQuoteWords } from '../../../rules/trade/no-quote'
import { answerHeads, lineHeads } from '../../../rules/trade/rfq/answer-sheet'
import { noQuoteLabel, noQuoteReasons } from '../../../rules/trade/rfq/answer-line'
import { date, dateTime } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import { query, type ReadScope } from '../../core/verb'
import { matrixOf } from './get-matrix'
import { detailOf } from './rfq'

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Rows above the lines: what it is, and the heads. */
const ABOVE = 2
const WIDTHS = [6, 22, 9, 26, 10, 20, 14]

type Row = CellValue[]
type Sheet = { rows: Row[]; widths: number[]; reasonsAt?: number }

/** A submitted request as a workbook: for its supplier the lines to fill in, for customer and admins the offers by letters. */
export const getRfqSheet = query('rfq.sheet', async (scope, { id }: { id: number }) => {
  const rfq = await detailOf(scope, id)
  if (rfq.draft) throw new Problem('not_found', 'Request not found')
  const name = displayId('rfq', id)
  const sheet = scope.viewer.role === 'supplier' ? ownGrid(rfq) : await offersOf(scope, rfq)
  return { name: `${name}.xlsx`, type: TYPE, content: Readable.from([Buffer.from(await written(name, sheet))]) }
})

/** Texts are texts, though they begin like a formula. */
function written(name: string, { rows, widths, reasonsAt }: Sheet) {
  const bold = new Map(
    [0, 1].flatMap((row) => rows[row]!.map((_, at) => [`${row},${at}`, { style: { font: { bold: true } } }] as const)),
  )
  const letter = reasonsAt === undefined ? null : String.fromCharCode(65 + reasonsAt)
  return writeXlsx({
    sheets: [
      {
        name,
        rows,
        cells: bold,
        columns: widths.map((width) => ({ width })),
        freezePane: { rows: ABOVE },
        ...(letter && {
          dataValidations: [
            {
              type: 'list',
              values: noQuoteReasons.map(noQuoteLabel),
              allowBlank: true,
              range: `${letter}${ABOVE + 1}:${letter}${Math.max(rows.length, ABOVE + 1)}`,
            },
          ],
        }),
      },
    ],
  })
}

const headOf = ({ id, quoteBy }: RfqDetail): Row => [
  displayId('rfq', id),
  quoteBy ? `Quotes until ${dateTime(quoteBy)}` : 'No limit to quote',
]

const factsOf = (line: RfqLine): Row => [
  line.lineNo,
  line.partNumber,
  line.drawingRevision,
  line.projectName,
  line.quantity,
  line.material,
  line.targetDate && date(line.targetDate),
]

function ownGrid(rfq: RfqDetail): Sheet {
  const rows = rfq.lines.map((line): Row => {
    const { own, noQuote } = line
    const stands = own && own.status !== 'rejected' ? own : null
    return [
      ...factsOf(line),
      stands?.unitPaise ? stands.unitPaise / 100 : null,
      stands?.tooling ?? null,
      stands?.leadDays ?? null,
      noQuote ? noQuoteLabel(noQuote.reason) : null,
      stands?.details ?? noQuote?.note ?? null,
    ]
  })
  return {
    rows: [headOf(rfq), [...answerHeads], ...rows],
    widths: [...WIDTHS, 16, 12, 11, 30, 40],
    reasonsAt: answerHeads.indexOf('No quote'),
  }
}

const stateWords: Record<RfqMatrix['lines'][number]['offers'][number]['state'], string | null> = {
  open: null,
  sent: 'By hand',
  unconfirmed: 'To confirm',
  expired: 'Expired',
  unavailable: 'Not available',
  accepted: 'Accepted',
  rejected: 'Rejected',
}

/** A row a line, four columns a letter, and what each comes to. */
async function offersOf(scope: ReadScope, rfq: RfqDetail): Promise<Sheet> {
  const { lines, suppliers } = await matrixOf(scope, { id: rfq.id, extra: 0 })
  const heads = suppliers.flatMap(({ letter, supplierName }) => {
    const called = [letter, supplierName].filter(Boolean).join(' ')
    return [`${called}: price`, `${called}: per piece`, `${called}: lead days`, `${called}: state`]
  })
  const answersOn = new Map(lines.map((line) => [line.inquiryId, line]))
  const rows = rfq.lines.map((line): Row => [
    ...factsOf(line),
    ...suppliers.flatMap(({ letter }): Row => {
      const of = answersOn.get(line.id)
      const offer = of?.offers.find((one) => one.letter === letter)
      if (offer) {
        const words = [offer.cheapest && 'Cheapest', stateWords[offer.state]].filter(Boolean).join(', ')
        return [offer.price, offer.landedPaise / 100, offer.leadDays, words || null]
      }
      const declined = of?.declined.find((one) => one.letter === letter)
      return [null, null, null, declined ? `No quote: ${noQuoteWords[declined.reason]}` : null]
    }),
  ])
  const foot = (label: string, value: (of: (typeof suppliers)[number]) => number | null): Row => [
    null,
    label,
    ...lineHeads.slice(2).map(() => null),
    ...suppliers.flatMap((of): Row => [value(of), null, null, null]),
  ]
  return {
    rows: [
      [...headOf(rfq), rfq.name ?? null],
      [...lineHeads, ...heads],
      ...rows,
      foot('Lines with a price', ({ priced }) => priced),
      foot('Price without GST', ({ price }) => price),
      foot('GST', ({ gst }) => gst),
      foot('With GST', ({ total }) => total),
    ],
    widths: [...WIDTHS, ...suppliers.flatMap(() => [14, 12, 11, 24])],
  }
}
