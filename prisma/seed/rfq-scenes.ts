import type { Input } from '../../lib/contract/core/endpoint'
import type { rfqs } from '../../lib/contract/trade/rfqs'
import { addRfq } from '../../lib/domain/trade/rfqs/add-rfq'
import { awardRfq } from '../../lib/domain/trade/rfqs/award-rfq'
import { closeRfq } from '../../lib/domain/trade/rfqs/close-rfq'
import { getMatrix } from '../../lib/domain/trade/rfqs/get-matrix'
import { quoteLines } from '../../lib/domain/trade/rfqs/quote-lines'
import { submitRfq } from '../../lib/domain/trade/rfqs/submit-rfq'
import { dateIn, type Scene } from './scenes'
import { uploadDrawings, type FileKind } from './uploads'

type Line = [part: string, revision: string | null, name: string, quantity: number | string, material: string]
/** The price of a piece in rupees with tooling and freight, or why there is none; null: no answer. */
type Price = number | [rupees: number, tooling: number, freight: number] | 'capability' | 'capacity' | null
type Quotes = { by: string; day: number; lead: number; details: string; prices: Price[] }
type Request = {
  name: string
  reference: string
  process: string
  day: number
  lines: Line[]
  /** The drawing and its kinds, by the name that finds its line. */
  drawings?: [name: string, kinds: FileKind[]][]
  /** Days from today. */
  wanted: number
  quoteBy?: number
  quotes: Quotes[]
  /** When quoting was stopped, and when the cheapest mix was taken. */
  closed?: number
  awarded?: number
}

/** A parts list with two cells to mend: a buyer goes on with it tomorrow. */
const draft = [
  { key: 'a', row: 2, partNumber: 'FL-120', drawingRevision: 'B', projectName: 'Flange', quantity: '500' },
  { key: 'b', row: 3, partNumber: 'BS-220', projectName: 'Bush', quantity: '1,000', material: 'Gunmetal' },
  { key: 'c', row: 4, partNumber: 'SH-320', projectName: 'Pump shaft', quantity: '12,5', material: 'SS 410' },
  { key: 'd', row: 5, partNumber: 'PL-420', projectName: 'Base plate', quantity: '40 nos', process: 'Lathework' },
  { key: 'e', row: 6, partNumber: 'BR-520', projectName: 'Bracket', quantity: '20' },
]

const requests: Request[] = [
  {
    name: 'Slurry pump SP-80, first lot',
    reference: 'PR-2198',
    process: 'CNC Turning',
    day: 21.4,
    wanted: 40,
    lines: [
      ['FL-100', 'B', 'Flange', 500, 'EN8'],
      ['BS-200', null, 'Bush', 1_000, 'Gunmetal'],
      ['SH-300', 'C', 'Pump shaft', 80, 'SS 410'],
      ['PL-400', null, 'Base plate', 40, 'IS 2062'],
      ['BR-500', 'A', 'Bracket', 20, 'IS 2062'],
    ],
    quotes: [
      {
        by: 'supplier',
        day: 18.6,
        lead: 21,
        details: 'Ex works, with a report of the first piece.',
        prices: [210, 48.5, [1_480, 12_000, 2_400], 'capability', 900],
      },
      {
        by: 'kovai',
        day: 17.2,
        lead: 28,
        details: 'Free to Pune, packed in crates.',
        prices: [205, 52, [1_390, 26_000, 0], 2_150, 940],
      },
      {
        by: 'satluj',
        day: 14.8,
        lead: 18,
        details: 'Ex works, material with certificate 3.1.',
        prices: [[215, 0, 3_500], 47.25, 'capability', 2_240, 875],
      },
    ],
    closed: 3.3,
  },
  {
    name: 'Process pumps, spares for two years',
    reference: 'PR-2225',
    process: 'CNC Turning',
    day: 2.4,
    wanted: 55,
    quoteBy: 6,
    lines: [
      ['FLANGE-DN80-PN16', 'B', 'Discharge flange DN80', 60, 'SS316L'],
      ['PUMP-SHAFT-80', 'C', 'Pump shaft 80', 40, 'EN8D, bright bar'],
      ['IMPELLER-SHAFT-100', 'B', 'Impeller shaft 100', 24, 'SS410'],
      ['LANTERN-RING-62', 'A', 'Lantern ring', 300, 'LTB2 bronze'],
      ['COUPLING-HUB-65', 'A', 'Coupling hub 65', 80, 'EN8'],
      ['BEARING-HOUSING-6310', 'A', 'Bearing housing 6310', 30, 'FG 260'],
      ['SLEEVE-62', 'A', 'Shaft sleeve 62', 120, 'SS 410'],
      ['NUT-62-LH', null, 'Sleeve nut, left hand', 120, 'SS 410'],
    ],
    drawings: [
      ['flange-DN80-PN16-rev-B', ['step', 'pdf']],
      ['pump-shaft-80-rev-C', ['step', 'pdf']],
      ['impeller-shaft-100-rev-B', ['pdf']],
      ['lantern-ring-62-rev-A', ['pdf']],
      ['coupling-hub-65-rev-A', ['step', 'pdf']],
      ['bearing-housing-6310-rev-A', ['pdf']],
    ],
    quotes: [
      {
        by: 'kovai',
        day: 1.3,
        lead: 24,
        details: 'Free to Pune, material with certificate 3.1.',
        prices: [null, 1_210, 2_230, 395, 1_120, 'capability', 410, null],
      },
    ],
  },
  {
    name: 'Gear pump GP-25, pilot lot',
    reference: 'PR-2207',
    process: 'VMC Machining',
    day: 12.2,
    wanted: 30,
    lines: [
      ['GP25-BODY', 'A', 'Pump body', 25, 'Al 6061'],
      ['GP25-COVER', 'A', 'Front cover', 25, 'Al 6061'],
      ['GP25-PLATE', 'B', 'Wear plate', 50, 'Gunmetal'],
    ],
    quotes: [
      { by: 'supplier', day: 10.4, lead: 18, details: 'Ex works, deburred and washed.', prices: [2_840, 1_260, 385] },
      { by: 'satluj', day: 9.6, lead: 22, details: 'Ex works, oiled and packed.', prices: [2_950, 1_190, 'capacity'] },
    ],
    closed: 5.7,
    awarded: 0.7,
  },
]

/** A customer begins a request for many parts; others are being quoted, are to be decided, and are awarded. */
export const rfqScenes = (): Scene[] => [
  {
    day: 0.4,
    play: async (stage) => {
      await addRfq(stage.who('customer'), { name: 'BOM pump 14', reference: 'PR-2231', lines: draft })
    },
  },
  ...requests.flatMap(scenesOf),
]

function scenesOf({ lines, drawings = [], quotes, closed, awarded, ...request }: Request): Scene[] {
  let id: number
  let ids: number[]
  const submit: Scene = {
    day: request.day,
    play: async (stage, at) => {
      const customer = stage.who('customer')
      const files: { id: number }[] = []
      for (const [part, kinds] of drawings) files.push(...(await uploadDrawings(customer, 'inquiry', part, kinds, at)))
      const draft = await addRfq(customer, {
        name: request.name,
        reference: request.reference,
        processId: stage.id('process', request.process),
        targetDate: dateIn(request.wanted),
        quoteBy: request.quoteBy === undefined ? null : dateIn(request.quoteBy).replace(/T.*/, 'T12:30:00.000Z'),
        lines: lines.map(([partNumber, drawingRevision, projectName, quantity, material], at) => ({
          key: `k${at + 1}`,
          row: at + 2,
          partNumber,
          drawingRevision,
          projectName,
          quantity,
          material,
        })),
        files,
      })
      const submitted = await submitRfq(customer, { id: draft.id, version: draft.draft!.version })
      id = draft.id
      ids = submitted.lines.map((line) => line.id)
    },
  }
  const answers = quotes.map(({ by, day, lead, details, prices }): Scene => ({
    day,
    play: (stage) =>
      quoteLines(stage.who(by), {
        id,
        lines: prices.flatMap((price, at) => answerOf(ids[at]!, price)),
        leadDays: lead,
        details,
        gstPercent: 18,
        validUntil: dateIn(30),
        paymentTerms: '30 days from delivery',
      }),
  }))
  const close: Scene[] =
    closed === undefined
      ? []
      : [{ day: closed, play: (stage) => closeRfq(stage.who('customer'), { id, as: 'quoted' }) }]
  const award: Scene[] =
    awarded === undefined
      ? []
      : [
          {
            day: awarded,
            play: async (stage) => {
              const customer = stage.who('customer')
              const { cheapest, lines: offered } = await getMatrix(customer, { id, extra: 0 })
              const versions = new Map(
                offered.flatMap(({ offers }) => offers.map((one) => [one.quotationId, one.version])),
              )
              const awards = cheapest.picks.map(({ quotationId }) => ({
                quotationId,
                version: versions.get(quotationId)!,
              }))
              await awardRfq(customer, { id, awards, poNumber: 'PO/26-27/0442' })
            },
          },
        ]
  return [submit, ...answers, ...close, ...award]
}

function answerOf(inquiryId: number, price: Price): Input<typeof rfqs.quote>['lines'] {
  if (price === null) return []
  if (typeof price === 'string') return [{ inquiryId, noQuote: price }]
  const [rupees, tooling, freight] = typeof price === 'number' ? [price, 0, 0] : price
  const more = { tooling: tooling || null, freight: freight || null }
  return [{ inquiryId, revision: 1, unitPaise: Math.round(rupees * 100), ...more }]
}
