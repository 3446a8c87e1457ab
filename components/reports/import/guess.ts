import type { Asked } from '@/lib/contract/core/wire'
import type { Characteristic, Report } from '@/lib/contract/quality/report'
import { measureIn } from '@/lib/rules/quality/measure'
import { NOT_OK, OK } from '../cells'
import type { Table } from './read-table'

type Form = NonNullable<Asked<'PATCH /api/reports/{id}'>['characteristics']>[number]

/** A row of a table as a characteristic with its values. */
export type ImportedRow = {
  /** The row's number in the table, from 1. */
  line: number
  characteristic: Omit<Form, 'nominal' | 'plus' | 'minus'> & { nominal: number | null; plus: number; minus: number }
  values: { sample: number; text: string }[]
  /** Why it is left out. */
  problems: string[]
}

/** What a table comes to. */
export type Imported = { rows: ImportedRow[]; notices: string[] }

type Column = 'name' | 'nominal' | 'plus' | 'minus' | 'tolerance' | 'unit' | 'critical'

/** How the columns are called, in small letters and without blanks and stops. */
const TITLES: Record<Column, readonly string[]> = {
  name: ['name', 'characteristic', 'characteristics', 'feature', 'dimension', 'parameter', 'description'],
  nominal: ['nominal', 'nominalvalue', 'nom', 'target', 'basic', 'basicsize'],
  plus: ['plus', '+', 'tol+', '+tol', 'uppertol', 'uppertolerance', 'upper'],
  minus: ['minus', '-', '−', 'tol-', '-tol', 'lowertol', 'lowertolerance', 'lower'],
  tolerance: ['tolerance', 'tol', '±', '+/-', 'tol±', '±tol'],
  unit: ['unit', 'units', 'uom'],
  critical: ['critical', 'crit', 'ctq', 'key'],
}
const SAMPLE = /^(?:s|sample|piece|pc|part|no|#)?(\d{1,4})$/
const HEAD_ROWS = 20
const NAME_MAX = 100
const GRID_MAX = 100

const YES = ['ok', 'yes', 'y', '1', 'true', 'pass', 'passed', '✓']
const NO = ['notok', 'nok', 'no', 'n', '0', 'false', 'fail', 'failed', 'ng', '✗']
const UNITS: Record<string, Characteristic['unit']> = {
  ...{ mm: 'mm', µm: 'µm', μm: 'µm', um: 'µm', micron: 'µm', microns: 'µm' },
  ...{ deg: 'deg', degree: 'deg', degrees: 'deg', '°': 'deg', ra: 'Ra', hrc: 'HRC' },
}

const plain = (text: string) => text.toLowerCase().replace(/[\s._:]/g, '')

/** Reads a table as characteristics with their values; columns are found by their titles. Throws what to say when there are none. */
export function guess(table: Table, { characteristics, sampleSize }: Pick<Report, 'characteristics' | 'sampleSize'>) {
  const head = table.slice(0, HEAD_ROWS).findIndex((row) => columnsOf(row).byName.has('name'))
  if (head < 0)
    throw new Error('Name the columns in the first row: name, nominal, plus, minus, unit, critical, s1, s2, …')
  const { byName, samples } = columnsOf(table[head]!)
  const known = new Map(characteristics.map((one) => [one.name.toLowerCase(), one]))
  const lines = new Map<string, number>()
  const rows: ImportedRow[] = []
  for (const [i, row] of table.entries()) {
    if (i <= head || row.every((cell) => !cell)) continue
    const text = (column: Column) => row[byName.get(column) ?? -1]
    const before = known.get((text('name') ?? '').toLowerCase())
    const read = rowOf(text, before)
    const values = samples
      .filter(({ sample, at }) => sample <= sampleSize && row[at])
      .map(({ sample, at }) => ({ sample, text: row[at]! }))
    const found = values.map(({ sample, text }) => ({ sample, ...valueOf(text, read.characteristic.nominal) }))
    const key = read.characteristic.name.toLowerCase()
    const again = lines.has(key) && key ? [`“${read.characteristic.name}” stands in row ${lines.get(key)} already`] : []
    lines.set(key, lines.get(key) ?? i + 1)
    rows.push({
      line: i + 1,
      characteristic: read.characteristic,
      values: found.flatMap(({ sample, text }) => (text === undefined ? [] : [{ sample, text }])),
      problems: [...read.problems, ...again, ...found.flatMap(({ problem }) => problem ?? [])],
    })
  }
  if (!rows.length) throw new Error('This table has no rows')
  const fresh = rows.filter(({ characteristic }) => characteristic.id === undefined).length
  if (characteristics.length + fresh > GRID_MAX) throw new Error(`At most ${GRID_MAX} characteristics`)
  return { rows, notices: beyond(samples, sampleSize) } satisfies Imported
}

function columnsOf(row: readonly string[]) {
  const byName = new Map<Column, number>()
  const samples: { sample: number; at: number }[] = []
  for (const [at, title] of row.entries()) {
    const word = plain(title)
    const column = (Object.keys(TITLES) as Column[]).find((one) => TITLES[one].includes(word))
    const sample = Number(SAMPLE.exec(word)?.[1])
    if (column && !byName.has(column)) byName.set(column, at)
    else if (sample >= 1) samples.push({ sample, at })
  }
  return { byName, samples }
}

/** The characteristic of a row. What the table has no column for stays as it is in the report. */
function rowOf(text: (column: Column) => string | undefined, before: Characteristic | undefined) {
  const problems: string[] = []
  const number = (column: Column, given: string | undefined, otherwise: number) => {
    if (!given) return given === undefined ? otherwise : 0
    const value = measureIn(given)
    if (value === null) problems.push(noNumber(given))
    else if (value < 0 && column !== 'minus') problems.push('A tolerance is 0 or more')
    return Math.abs(value ?? 0)
  }
  const name = text('name') ?? ''
  if (!name) problems.push('The name is missing')
  if (name.length > NAME_MAX) problems.push(`The name has more than ${NAME_MAX} characters`)
  const given = text('nominal')
  const nominal = given === undefined ? (before?.nominal ?? null) : given ? measureIn(given) : null
  if (given && nominal === null) problems.push(noNumber(given))
  const both = text('tolerance')?.replace('±', '')
  const isYesNo = nominal === null
  const characteristic = {
    ...(before && { id: before.id }),
    ...{ name, nominal },
    plus: isYesNo ? 0 : number('plus', text('plus') ?? both, before?.plus ?? 0),
    minus: isYesNo ? 0 : number('minus', text('minus') ?? both, before?.minus ?? 0),
    unit: unitOf(text('unit'), before?.unit ?? (isYesNo ? 'other' : 'mm')),
    critical: text('critical') === undefined ? (before?.critical ?? false) : isMarked(text('critical')!),
  }
  return { characteristic, problems }
}

function valueOf(text: string, nominal: number | null): { text?: string; problem?: string } {
  if (nominal !== null) return measureIn(text) === null ? { problem: noNumber(text) } : { text }
  const word = plain(text)
  if (YES.includes(word)) return { text: OK }
  return NO.includes(word) ? { text: NOT_OK } : { problem: `“${text}” is neither OK nor Not OK` }
}

const noNumber = (text: string) => `“${text}” is no number`
const isMarked = (text: string) => [...YES, 'x', 'critical', 'c'].includes(plain(text))
const unitOf = (text: string | undefined, otherwise: Characteristic['unit']) =>
  text ? (UNITS[plain(text)] ?? 'other') : otherwise

function beyond(samples: { sample: number }[], sampleSize: number): string[] {
  const more = samples.map(({ sample }) => sample).filter((sample) => sample > sampleSize)
  if (!more.length) return []
  const pieces = sampleSize === 1 ? '1 piece is' : `${sampleSize} pieces are`
  return [`${pieces} measured: the columns from s${Math.min(...more)} on are left out`]
}
