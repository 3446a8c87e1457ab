import { gstStates } from '../../terms/gst-states'
import { asNumber, decimals, quantityText } from '../../terms/paise'
import { portalUnit, type Uqc } from '../../terms/uqc'
import type { TaxSplit } from '../core/gst'

/** The tables of ITC-04 that have something to say of us, with their columns (form of the portal). */
export const ITC04_HEADERS = {
  '4': [
    'GSTIN/State',
    'Challan no.',
    'Challan date',
    'Description of goods',
    'UQC',
    'Quantity',
    'Taxable value',
    'Type of goods',
    'Central tax',
    'State/UT tax',
    'Integrated tax',
    'Cess',
  ],
  '5A': [
    'GSTIN/State',
    'Challan no.',
    'Challan date',
    'Description of goods',
    'UQC',
    'Quantity',
    'Original challan no.',
    'Original challan date',
    'Nature of job work',
    'Losses UQC',
    'Losses quantity',
  ],
} as const

/** The first and the last day of a period: `2026-1` is April to September 2026, `2026` the year from April 2026. */
export function daysOfPeriod(period: string): [first: string, last: string] {
  const [year, half] = period.split('-').map(Number)
  const next = year! + 1
  if (half === 1) return [`${year}-04-01`, `${year}-09-30`]
  return [half === 2 ? `${year}-10-01` : `${year}-04-01`, `${next}-03-31`]
}

/** The job worker: by its GST number, or by its State where it has none. */
type JobWorker = { gstin: string | null; stateCode: string | null }

/** Material of ours that went to a job worker. Days YYYY-MM-DD, quantities in thousandths. */
export type SentMaterial = JobWorker & {
  challan: string
  on: string
  description: string
  uqc: Uqc
  quantityMilli: number
  valuePaise: number
  capital: boolean
  rateBp: number
  split: TaxSplit
}

/** What came back of it, with the document of the job worker. */
export type ReturnedMaterial = JobWorker & {
  challan: string
  on: string
  description: string
  uqc: Uqc
  quantityMilli: number
  originalChallan: string
  originalOn: string
  work: string
  wasteMilli: number
}

const workerOf = ({ gstin, stateCode }: JobWorker) => gstin ?? (stateCode ? `${stateCode}-${gstStates[stateCode]}` : '')
/** 04-12-2026. */
const dayOf = (day: string) => day.split('-').toReversed().join('-')

/** A row of table 4. The tax columns have rates in percent: central and State within a State, integrated between States. */
export function rowOfSent(sent: SentMaterial): (string | number)[] {
  const half = sent.split === 'inter' ? 0 : asNumber(sent.rateBp * 5, 3)
  return [
    workerOf(sent),
    sent.challan,
    dayOf(sent.on),
    sent.description,
    portalUnit(sent.uqc),
    quantityText(sent.quantityMilli),
    decimals(sent.valuePaise, 2),
    sent.capital ? 'Capital goods' : 'Inputs',
    half,
    half,
    sent.split === 'inter' ? asNumber(sent.rateBp, 2) : 0,
    0,
  ]
}

/** A row of table 5A. */
export const rowOfReturned = (back: ReturnedMaterial): (string | number)[] => [
  workerOf(back),
  back.challan,
  dayOf(back.on),
  back.description,
  portalUnit(back.uqc),
  quantityText(back.quantityMilli),
  back.originalChallan,
  dayOf(back.originalOn),
  back.work,
  portalUnit(back.uqc),
  quantityText(back.wasteMilli),
]
