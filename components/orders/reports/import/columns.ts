import type { Characteristic } from '@/lib/contract/orders/report'
import { unitIn } from './amount'
import type { Table } from './table'

export type Column =
  | 'name'
  | 'nominal'
  | 'plus'
  | 'minus'
  | 'tolerance'
  | 'lowerLimit'
  | 'upperLimit'
  | 'unit'
  | 'critical'

/** How the columns are called, in small letters and without blanks and stops. */
const TITLES: Record<Column, readonly string[]> = {
  name: ['name', 'characteristic', 'characteristics', 'feature', 'dimension', 'parameter', 'description'],
  nominal: ['nominal', 'nominalvalue', 'nominalsize', 'nom', 'target', 'basic', 'basicsize'],
  plus: ['plus', '+', 'tol+', '+tol', 'plustol', 'plustolerance', 'uppertol', 'uppertolerance'],
  minus: ['minus', '-', 'tol-', '-tol', 'minustol', 'minustolerance', 'lowertol', 'lowertolerance'],
  tolerance: ['tolerance', 'tol', '±', '+/-', 'tol±', '±tol', 'tolerance±', '±tolerance'],
  lowerLimit: ['lowerlimit', 'lowerspecificationlimit', 'lowerspeclimit', 'lsl', 'min', 'minimum'],
  upperLimit: ['upperlimit', 'upperspecificationlimit', 'upperspeclimit', 'usl', 'max', 'maximum'],
  unit: ['unit', 'units', 'uom'],
  critical: ['critical', 'crit', 'ctq', 'key'],
}
const COLUMNS = Object.keys(TITLES) as Column[]
/** A limit to some, a tolerance to others. */
const AMBIGUOUS = ['upper', 'lower']
const SAMPLE = /^(?:s|sample|piece|pc|part|no|#)?(\d{1,4})$/
const HEAD_ROWS = 20

export type Found = {
  /** Where the column stands, from 0. */
  at: number
  /** Its head as it is written. */
  title: string
  /** The unit that its head names. */
  unit?: Characteristic['unit']
}
export type Columns = {
  /** Where the head stands, from 0. */
  head: number
  byName: Map<Column, Found>
  samples: (Found & { sample: number })[]
  /** What is not taken of the table, in sentences. */
  leftOut: string[]
}

/** Where the row of the heads stands, from 0; -1 without one. */
export const headOf = (table: Table) =>
  table.slice(0, HEAD_ROWS).findIndex((row) => row.some((title) => columnOf(String(title)) === 'name'))

/** The columns of a table by their heads, which may stand under a title. Throws what to say when they can't be told. */
export function columnsOf(table: Table): Columns {
  const head = headOf(table)
  if (head < 0)
    throw new Error('Name the columns in the first row: name, nominal, plus, minus, unit, critical, s1, s2, …')
  const columns: Columns = { head, byName: new Map(), samples: [], leftOut: [] }
  const width = Math.max(...table.map((row) => row.length))
  for (let at = 0; at < width; at++) place(columns, String(table[head]![at] ?? ''), at, table)
  return columns
}

function place({ head, byName, samples, leftOut }: Columns, title: string, at: number, table: Table) {
  const { word, unit, isUnitKnown } = partsOf(title)
  if (AMBIGUOUS.includes(word)) throw new Error(`“${title}” can be a limit or a tolerance: call it “${title} limit” or “${title} tolerance”`) // oxfmt-ignore
  const column = columnOf(title)
  const earlier = column && byName.get(column)
  if (column && !earlier) return void byName.set(column, { at, title, unit })
  if (column && column !== 'name') throw new Error(`“${earlier!.title}” and “${title}” are the same column: remove one`)
  const sample = isUnitKnown ? Number(SAMPLE.exec(word)?.[1]) : 0
  if (sample >= 1) {
    const same = samples.find((one) => one.sample === sample)
    if (same) throw new Error(`“${same.title}” and “${title}” are the same sample: remove one`)
    return void samples.push({ sample, at, title, unit })
  }
  const example = table.slice(head + 1).find((row) => row[at] !== undefined && row[at] !== '')?.[at]
  if (example === undefined) return
  const called = title ? `“${short(title)}”` : `${letters(at)}, without a head,`
  leftOut.push(`Column ${called} is left out: ${earlier ? `“${earlier.title}” has the names` : 'we don’t recognise its heading'}. It has “${short(String(example))}”, for example.`) // oxfmt-ignore
}

function columnOf(title: string): Column | undefined {
  const { word, isUnitKnown } = partsOf(title)
  return isUnitKnown ? COLUMNS.find((column) => TITLES[column].includes(word)) : undefined
}

/** A head without its unit: 'Nominal (mm)', 'Nominal [mm]', 'Nominal in mm'. A head that is a unit alone stays. */
function partsOf(title: string) {
  const [, name, bracket, after] = /^(.+?)\s*(?:[([]([^()[\]]*)[)\]]|\sin\s(\S+))\s*$/i.exec(title.slice(0, 200)) ?? []
  const named = bracket ?? after
  const unit = named === undefined ? undefined : unitIn(named)
  // 'Tolerance (±)' says what its column is.
  const isSign = named !== undefined && /^[±+−–-]$/.test(named.trim())
  const word = (named === undefined ? title : isSign ? `${name}${named}` : name!)
    .toLowerCase()
    .replace(/[−–]/g, '-')
    .replace(/[\s._:]/g, '')
  return { word, unit, isUnitKnown: named === undefined || isSign || unit !== undefined }
}

/** For a sentence. */
export const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

const letters = (at: number): string =>
  (at >= 26 ? letters(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))
