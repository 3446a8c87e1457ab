import type { Asked } from '@/lib/contract/wire'
import type { Characteristic, Report } from '@/lib/contract/orders/report'
import { exact, LIMITS_CROSS } from '@/lib/terms/measure'
import { NOT_OK, OK } from '../cells'
import { amountIn, deviationsIn, minusIn, nominalIn, NotUnderstood, unitIn } from './amount'
import { columnsOf, short, type Column, type Columns, type Found } from './columns'
import type { Cell, Table } from './table'
import { marksOf, type Marks, type Question } from './typed-number'

type Form = NonNullable<Asked<'PATCH /api/reports/{id}'>['characteristics']>[number]
type Unit = Characteristic['unit']

/** A row of a table as a characteristic with its values. */
export type ImportedRow = {
  /** The row's number in the table, from 1. */
  line: number
  characteristic: Omit<Form, 'nominal' | 'plus' | 'minus'> & { nominal: number | null; plus: number; minus: number }
  values: { sample: number; text: string }[]
  /** Why it is left out, with row and column. */
  problems: string[]
}

/** What a table comes to. With questions there are no rows yet. */
export type Imported = { rows: ImportedRow[]; notices: string[]; questions: Question[] }

/** The columns that hold numbers. */
const NUMBERS = ['nominal', 'plus', 'minus', 'tolerance', 'lowerLimit', 'upperLimit'] as const
/** The columns that say a side of the tolerance. */
const SIDES = {
  plus: ['plus', 'tolerance', 'upperLimit'],
  minus: ['minus', 'tolerance', 'lowerLimit'],
} as const
type NumberColumn = (typeof NUMBERS)[number]
const NAME_MAX = 100
const GRID_MAX = 100

const YES = ['ok', 'yes', 'y', '1', 'true', 'pass', 'passed', '✓']
const NO = ['notok', 'nok', 'no', 'n', '0', 'false', 'fail', 'failed', 'ng', '✗']
const MARKED = [...YES, 'x', 'critical', 'c']

const plain = (cell: Cell) =>
  String(cell)
    .toLowerCase()
    .replace(/[\s._:]/g, '')

/**
 * Reads a table as characteristics with their values; columns are found by their heads. `answers` say what marks are in
 * numbers that can be read in two ways. Throws what to say when the columns can't be told, or there are no rows.
 */
export function guess(
  table: Table,
  { characteristics, sampleSize }: Pick<Report, 'characteristics' | 'sampleSize'>,
  answers: Marks = {},
): Imported {
  const columns = columnsOf(table)
  const lines = table.flatMap((cells, i) =>
    i > columns.head && cells.some((cell) => cell !== '') ? [{ cells, line: i + 1 }] : [],
  )
  if (!lines.length) throw new Error('This table has no rows')
  const { marks, questions } = marksOf(numbersOf(lines, columns))
  const notices = [...columns.leftOut, ...beyond(columns.samples, sampleSize)]
  const open = questions.filter(({ mark }) => !answers[mark])
  if (open.length) return { rows: [], notices, questions }

  const known = new Map(characteristics.map((one) => [one.name.toLowerCase(), one]))
  const seen = new Map<string, number>()
  const rows = lines.map(({ cells, line }) => {
    const row = new Row(cells, line, columns, { ...marks, ...answers })
    return row.read(known, seen, sampleSize)
  })
  const fresh = rows.filter(({ characteristic }) => characteristic.id === undefined)
  if (characteristics.length + fresh.length > GRID_MAX) throw new Error(`At most ${GRID_MAX} characteristics`)
  const withoutUnit = rows.some(({ isUnitTaken }) => isUnitTaken)
  return {
    rows: rows.map(({ isUnitTaken: _, ...row }) => row),
    notices: [...notices, ...(withoutUnit ? ['Where no unit is named, mm is taken'] : [])],
    questions,
  }
}

/** The typed numbers of a table with where they stand. Numbers of a workbook have no marks. */
function numbersOf(lines: { cells: Table[number]; line: number }[], { byName, samples }: Columns) {
  const found = [...NUMBERS.flatMap((column) => byName.get(column) ?? []), ...samples]
  return lines.flatMap(({ cells, line }) =>
    found.flatMap(({ at, title }) => {
      const text = cells[at]
      return typeof text === 'string' ? [{ text, at: `row ${line}, ${title}` }] : []
    }),
  )
}

/** What a cell says of the tolerance; a side that it doesn't name is undefined. */
type Said = { title: string; cell: Cell; plus?: number; minus?: number }

/** One row as it is read: what is wrong with it is collected. */
class Row {
  private problems: string[] = []
  private units: { unit: Unit; title: string }[] = []

  constructor(
    private cells: Table[number],
    private line: number,
    private columns: Columns,
    private marks: Marks,
  ) {}

  read(known: Map<string, Characteristic>, seen: Map<string, number>, sampleSize: number) {
    const name = String(this.cell('name') ?? '')
    const before = known.get(name.toLowerCase())
    this.checkName(name, seen)
    const found = this.columns.byName.has('nominal')
      ? this.measured('nominal', nominalIn)
      : before && { value: before.nominal, tolerance: undefined }
    const nominal = found?.value ?? null
    // What else the row says depends on the nominal size.
    if (!found && this.cell('nominal')) return this.refused(name, before)
    const said = this.saidOfTolerance(nominal, found?.tolerance)
    const isYesNo = nominal === null
    if (isYesNo && said.length) this.wrong(said[0]!.title, said[0]!.cell, 'has no nominal size beside it')
    const { plus, minus } = isYesNo ? { plus: 0, minus: 0 } : this.tolerance(said, before)
    const values = this.values(nominal, sampleSize)
    const unit = this.unit()
    const critical = this.cell('critical')
    return {
      line: this.line,
      characteristic: {
        ...(before && { id: before.id }),
        name,
        nominal,
        plus,
        minus,
        unit: unit ?? before?.unit ?? (isYesNo ? ('other' as const) : ('mm' as const)),
        critical: critical === undefined ? (before?.critical ?? false) : this.isCritical(critical),
      },
      values,
      problems: this.problems,
      isUnitTaken: !unit && !before && !isYesNo,
    }
  }

  private refused(name: string, before: Characteristic | undefined) {
    const unread = { nominal: null, plus: 0, minus: 0, unit: 'other' as const, critical: false }
    const characteristic = { ...(before && { id: before.id }), name, ...unread }
    return { line: this.line, characteristic, values: [], problems: this.problems, isUnitTaken: false }
  }

  private checkName(name: string, seen: Map<string, number>) {
    const key = name.toLowerCase()
    if (!name) this.says('name', 'the name is missing')
    if (name.length > NAME_MAX) this.says('name', `the name has more than ${NAME_MAX} characters`)
    if (name && seen.has(key)) this.says('name', `“${short(name)}” stands in row ${seen.get(key)} already`)
    if (!seen.has(key)) seen.set(key, this.line)
  }

  /** Each cell that says something of the tolerance, as deviations from the nominal size. */
  private saidOfTolerance(nominal: number | null, inline?: { plus: number; minus: number }): Said[] {
    const said: Said[] = []
    const add = (column: NumberColumn, deviations: { plus?: number; minus?: number } | undefined) => {
      const title = this.columns.byName.get(column)?.title ?? column
      if (deviations) said.push({ title, cell: this.cell(column)!, ...deviations })
    }
    add('nominal', inline && { plus: inline.plus, minus: inline.minus })
    const both = this.measured('tolerance', (cell, marks) => deviationsIn(cell, marks, nominal))
    add('tolerance', both && { plus: both.plus, minus: both.minus })
    const plus = this.measured('plus', amountIn)
    const minus = this.measured('minus', minusIn)
    // Beside a plus an empty minus is 0, where there is a column for it.
    add('plus', plus && { plus: plus.value, ...(this.cell('minus') === '' && { minus: 0 }) })
    add('minus', minus && { minus: minus.value, ...(this.cell('plus') === '' && { plus: 0 }) })
    const lower = this.measured('lowerLimit', amountIn)?.value
    const upper = this.measured('upperLimit', amountIn)?.value
    if (lower !== undefined && upper !== undefined && lower > upper)
      this.wrong(
        this.columns.byName.get('lowerLimit')!.title,
        this.cell('lowerLimit')!,
        `is above the upper limit ${upper}`,
      )
    add('upperLimit', upper === undefined ? undefined : { plus: difference(upper, nominal) })
    add('lowerLimit', lower === undefined ? undefined : { minus: difference(nominal, lower) })
    return said
  }

  /** The tolerance that all cells agree on. What the table has no column for stays as it is in the report. */
  private tolerance(said: Said[], before: Characteristic | undefined) {
    const hasColumn = (side: 'plus' | 'minus') => SIDES[side].some((column) => this.columns.byName.has(column))
    const side = (name: 'plus' | 'minus') => {
      const [first, ...others] = said.filter((one) => one[name] !== undefined)
      if (!first) {
        if (before && !hasColumn(name)) return before[name]
        if (said.length)
          this.says(said[0]!.title, `the ${name === 'plus' ? 'upper' : 'lower'} side of the tolerance is missing`)
        else if (name === 'plus' && !this.problems.length) this.says('tolerance', 'the tolerance is missing')
        return 0
      }
      for (const other of others)
        if (other[name] !== first[name])
          this.wrong(other.title, other.cell, `contradicts ${first.title} “${short(String(first.cell))}”`)
      return first[name]!
    }
    const [plus, minus] = [side('plus'), side('minus')]
    if (plus + minus < 0 && !this.problems.length) this.says('tolerance', LIMITS_CROSS)
    return { plus, minus }
  }

  private values(nominal: number | null, sampleSize: number) {
    return this.columns.samples.flatMap(({ sample, ...found }) => {
      const cell = this.cells[found.at]
      if (sample > sampleSize || cell === undefined || cell === '') return []
      const text = nominal === null ? this.yesOrNo(found.title, cell) : this.amountOf(found, cell, amountIn)?.value
      return text === undefined ? [] : [{ sample, text: String(text) }]
    })
  }

  private yesOrNo(title: string, cell: Cell): string | undefined {
    const word = plain(cell)
    if (YES.includes(word)) return OK
    if (NO.includes(word)) return NOT_OK
    return this.wrong(title, cell, 'is neither OK nor Not OK')
  }

  private isCritical(cell: Cell): boolean {
    const word = plain(cell)
    if (word && !MARKED.includes(word) && ![...NO, '-', '–'].includes(word))
      this.wrong(this.columns.byName.get('critical')!.title, cell, 'is neither yes nor no')
    return MARKED.includes(word)
  }

  /** The unit that cells and heads of the row agree on. */
  private unit(): Unit | undefined {
    const found = this.columns.byName.get('unit')
    const cell = this.cell('unit')
    if (found && cell) {
      const unit = unitIn(String(cell))
      if (unit) this.units.push({ unit, title: found.title })
      else this.wrong(found.title, cell, 'is not understood: a unit is mm, µm, deg, Ra, HRC or other')
    }
    const isRoughness = this.units.some(({ unit }) => unit === 'Ra')
    const units = this.units.filter(({ unit }) => !isRoughness || unit !== 'µm')
    const other = units.find(({ unit }) => unit !== units[0]!.unit)
    if (other) this.says(other.title, `${other.unit} contradicts ${units[0]!.unit} in ${units[0]!.title}`)
    return units[0]?.unit
  }

  private cell(column: Column): Cell | undefined {
    const found = this.columns.byName.get(column)
    return found && (this.cells[found.at] ?? '')
  }

  /** What a cell of a column comes to; undefined without one, or with the reason among the problems. */
  private measured<T extends { unit?: Unit }>(column: NumberColumn, read: (cell: Cell, marks: Marks) => T) {
    const cell = this.cell(column)
    return cell === undefined || cell === '' ? undefined : this.amountOf(this.columns.byName.get(column)!, cell, read)
  }

  private amountOf<T extends { unit?: Unit }>(
    { title, unit }: Found,
    cell: Cell,
    read: (cell: Cell, marks: Marks) => T,
  ): T | undefined {
    try {
      const amount = read(cell, this.marks)
      for (const one of [unit, amount.unit]) if (one) this.units.push({ unit: one, title })
      return amount
    } catch (error) {
      if (!(error instanceof NotUnderstood)) throw error
      this.wrong(title, cell, error.message)
      return undefined
    }
  }

  private wrong(title: string, cell: Cell, why: string): undefined {
    this.says(title, `“${short(String(cell))}” ${why}`)
  }

  private says(title: string, text: string) {
    this.problems.push(`Row ${this.line}, ${short(title)}: ${text}`)
  }
}

/** `a` less `b`, exact to five decimals; undefined when there is no nominal size to count from. */
function difference(a: number | null, b: number | null): number | undefined {
  if (a === null || b === null) return undefined
  return (exact(a)! - exact(b)!) / 100_000
}

function beyond(samples: { sample: number }[], sampleSize: number): string[] {
  const more = samples.map(({ sample }) => sample).filter((sample) => sample > sampleSize)
  if (!more.length) return []
  const pieces = sampleSize === 1 ? '1 piece is' : `${sampleSize} pieces are`
  return [`${pieces} measured: the columns from s${Math.min(...more)} on are left out`]
}
