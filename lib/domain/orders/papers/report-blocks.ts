import type { Characteristic, Measurement, Report, Unit } from '../../../contract/orders/report'
import type { Block, Cell, Column } from '../../../infra/pdf/paper'
import { deviationsInWords, measureInWords } from '../../../rules/orders/report-words'
import { count, date } from '../../../terms/format'
import type { z } from 'zod'
import { known } from './names'

export const reportTitles: Record<Report['kind'], string> = {
  inspection: 'Inspection report',
  first_article: 'First article inspection',
}
export const verdictWords = { open: 'Not judged yet', accepted: 'Accepted', rejected: 'Rejected' } as const

/** Samples in one table. */
const BLOCK = 10

/** A report from its plan to its grid. `heat` is that of its lot. */
export function reportBlocks(report: Report, heat: string | null): Block[] {
  const { version, lotSize, sampleSize, acceptMax, instruments, note, finalAt } = report
  return [
    {
      kind: 'facts',
      facts: known([
        ['Version', version],
        ['Date', finalAt && date(finalAt)],
        ['Heat', heat],
        ['Lot', `${count(lotSize)} pcs`],
        ['Sample', `${count(sampleSize)} pcs`],
        ['Acceptance number', `Ac ${acceptMax}, Re ${acceptMax + 1}`],
        ['Instruments', instruments],
      ]),
    },
    { kind: 'text', text: planWords(report), quiet: true },
    verdictBlock(report),
    ...(note ? [{ kind: 'heading', text: 'Note' } as const, { kind: 'text', text: note } as const] : []),
    ...grid(report),
  ]
}

const verdictBlock = ({ verdict, failed, open, sampleSize, acceptMax, characteristics }: Report): Block => ({
  kind: 'verdict',
  tone: verdict === 'open' ? 'open' : verdict === 'accepted' ? 'good' : 'bad',
  text: verdictWords[verdict],
  detail:
    verdict === 'open'
      ? `${count(open)} values are missing.`
      : `${failed} of ${count(sampleSize)} pieces failed, ${acceptMax} may.` +
        (verdict === 'rejected' && failed <= acceptMax && characteristics.some(({ critical }) => critical)
          ? ' A critical characteristic failed.'
          : ''),
})

/** How many pieces are measured, and by which rule. */
function planWords({ plan, aql, letter, lotSize, sampleSize }: Report): string {
  if (plan === 'one') return 'One piece is measured.'
  if (plan === 'five') return `${sampleSize} pieces are measured; none may fail.`
  if (plan === 'all')
    return `${sampleSize === lotSize ? 'Every piece' : `The first ${count(sampleSize)} pieces`} of the lot; none may fail.`
  const rule = `ISO 2859-1:1999 (IS 2500-1), single sampling, normal inspection, general level II, AQL ${aql}`
  return letter
    ? `${rule}: tables 1 and 2-A, code letter ${letter}.`
    : `${rule}: the sample is as large as the lot, so every piece is measured.`
}

/** What was found, ten samples a table. */
function grid({ characteristics, measurements, sampleSize }: Report): Block[] {
  const found = new Map(measurements.map((one) => [`${one.characteristicId} ${one.sample}`, one]))
  const blocks: Block[] = []
  for (let from = 1; from <= sampleSize; from += BLOCK) {
    const to = Math.min(from + BLOCK - 1, sampleSize)
    const samples = Array.from({ length: to - from + 1 }, (_, i) => from + i)
    blocks.push(
      { kind: 'heading', text: from === to ? `Sample ${from}` : `Samples ${from} to ${to}` },
      {
        kind: 'table',
        dense: true,
        columns: columnsOf(samples),
        rows: characteristics.map((one) => [
          `${one.name}${unitWords[one.unit] && ` (${unitWords[one.unit]})`}${one.critical ? ', critical' : ''}`,
          one.nominal === null ? 'OK' : String(one.nominal),
          toleranceWords(one),
          ...samples.map((sample) => cellOf(one, found.get(`${one.id} ${sample}`))),
          // Tables of the last samples keep the width of the others.
          ...Array.from({ length: BLOCK - samples.length }, () => ''),
        ]),
      },
    )
  }
  return characteristics.length ? blocks : []
}

const columnsOf = (samples: number[]): Column[] => [
  { head: 'Characteristic', share: 100 },
  { head: 'Nominal', share: 40 },
  { head: 'Tolerance', share: 52 },
  ...Array.from({ length: BLOCK }, (_, i): Column => ({ head: String(samples[i] ?? ''), share: 32.5, align: 'right' })),
]

export const unitWords: Record<z.infer<typeof Unit>, string> = {
  mm: 'mm',
  µm: 'µm',
  deg: '°',
  Ra: 'Ra',
  HRC: 'HRC',
  other: '',
}

const toleranceWords = ({ nominal, plus, minus }: Characteristic): string =>
  nominal === null ? '' : plus === minus ? `± ${plus}` : deviationsInWords({ plus, minus }).join(' / ')

function cellOf(characteristic: Characteristic, found: Measurement | undefined): Cell {
  if (!found) return ''
  const text = found.value === null ? (found.ok ? 'OK' : 'Not OK') : measureInWords(found.value, characteristic)
  return found.passes ? text : { text, failed: true }
}
