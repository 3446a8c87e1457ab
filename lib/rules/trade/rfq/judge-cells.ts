import { InquiryForm } from '../../../contract/trade/inquiries'
import { daysUntil } from '../../../terms/format'
import { cellLabels, rowOf, textOf, type CellName, type DraftLine } from './draft-line'
import { partKey } from './part-key'
import { readDay } from './read-day'
import { readQuantity, type Read } from './read-quantity'

/** Something to mend in a cell, or to know of it. `column` is the name of its cell. */
export type CellIssue = { path: string; key: string; row: number; column: string; message: string }

/** A line as its inquiry has it. */
export type JudgedLine = {
  key: string
  partNumber: string
  drawingRevision: string | null
  projectName: string
  description: string
  quantity: number
  material: string | null
  processId: number | null
  targetDate: string | null
  specialRequirements: string | null
}

/** What cells are read by: how numbers are written, the approved processes by name, and the present (ms). */
export type Judge = { decimalComma: boolean; processes: readonly { id: number; name: string }[]; now: number }

const form = InquiryForm.shape
const EXCEL_ERROR = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/i
const SHORTENED = /^\d(?:[.,]\d+)?E\+\d+$/i

/** The lines that can be asked for (null where a cell is to mend), and what is said of their cells. */
export function judgeCells(lines: readonly DraftLine[], judge: Judge) {
  const issues: CellIssue[] = []
  const warnings: CellIssue[] = []
  const processes = new Map(judge.processes.map(({ id, name }) => [processKey(name), id]))
  const firstOf = new Map<string, number>()
  const judged = lines.map((line, index) => {
    const say = (to: CellIssue[], cell: CellName, message: string) =>
      to.push({
        path: `lines.${index}.${cell}`,
        key: line.key,
        row: rowOf(line, index),
        column: cellLabels[cell],
        message,
      })
    const before = issues.length
    const value = judgeLine(line, judge, processes, (cell, message) => say(issues, cell, message))
    if (line.hidden) say(warnings, 'partNumber', 'Hidden in Excel')
    const part = `${partKey(textOf(line.partNumber))}\n${partKey(textOf(line.drawingRevision))}`
    const first = firstOf.get(part)
    if (first !== undefined) say(warnings, 'partNumber', `Row ${rowOf(lines[first]!, first)} asks for the same part`)
    else if (textOf(line.partNumber)) firstOf.set(part, index)
    return issues.length === before ? value : null
  })
  return { judged, issues, warnings }
}

/** Names of processes are the same when they differ in case and outer blanks. */
const processKey = (name: string) => name.trim().toLowerCase()

type Say = (cell: CellName, message: string) => void

function judgeLine(line: DraftLine, judge: Judge, processes: ReadonlyMap<string, number>, say: Say): JudgedLine {
  const broken = new Set<CellName>()
  const fault = (cell: CellName, message: string) => {
    broken.add(cell)
    say(cell, message)
  }
  for (const cell of Object.keys(cellLabels) as CellName[]) {
    const text = textOf(line[cell])
    if (EXCEL_ERROR.test(text)) fault(cell, `Excel shows ${text} here`)
  }
  const value = <T>(cell: CellName, read: () => Read<T>): T | null => {
    if (broken.has(cell)) return null
    const { value: found, fault: message } = read()
    if (message === undefined) return found as T
    fault(cell, message)
    return null
  }
  const partNumber = value('partNumber', () => readPartNumber(line.partNumber))
  const revision = value('drawingRevision', () => parsed(form.drawingRevision, textOf(line.drawingRevision)))
  const note = broken.has('description') ? '' : textOf(line.description)
  const name = value('projectName', () =>
    parsed(form.projectName, textOf(line.projectName) || note.slice(0, 200).trim() || partNumber || '-'),
  )
  const description = value('description', () =>
    parsed(
      form.description,
      describe({ note, name: name ?? '', partNumber: partNumber ?? '', revision: revision ?? null }),
    ),
  )
  return {
    key: line.key,
    partNumber: partNumber ?? '',
    drawingRevision: revision ?? null,
    projectName: name ?? '',
    description: description ?? '',
    quantity: value('quantity', () => readQuantity(line.quantity, judge.decimalComma)) ?? 0,
    material: value('material', () => parsed(form.material, textOf(line.material))) ?? null,
    processId: value('process', () => readProcess(textOf(line.process), processes)),
    targetDate: value('targetDate', () => readWanted(line, judge.now)),
    specialRequirements:
      value('specialRequirements', () => parsed(form.specialRequirements, textOf(line.specialRequirements))) ?? null,
  }
}

function readPartNumber(cell: DraftLine['partNumber']): Read<string> {
  const text = textOf(cell)
  if (!text) return { fault: 'Enter a part number' }
  // Excel keeps fifteen digits of a number.
  if (SHORTENED.test(text) || (typeof cell === 'number' && !Number.isSafeInteger(cell) && Number.isInteger(cell)))
    return { fault: 'Excel has shortened this number' }
  const read = parsed(form.partNumber, text)
  return read.fault === undefined ? { value: read.value! } : read
}

function readProcess(name: string, processes: ReadonlyMap<string, number>): Read<number | null> {
  if (!name) return { value: null }
  const id = processes.get(processKey(name))
  const shown = name.length > 60 ? `${name.slice(0, 59)}…` : name
  return id ? { value: id } : { fault: `No process is called ${shown}: choose one or leave it empty` }
}

function readWanted({ targetDate }: DraftLine, now: number): Read<string | null> {
  const read = readDay(targetDate)
  if (!read.value) return read
  return daysUntil(read.value, now) < 0
    ? { fault: 'Choose today or a later date' }
    : { value: new Date(read.value).toISOString() }
}

/** The description of a line: its own, or a sentence where it has none worth the name. What was typed stays in it. */
function describe(of: { note: string; name: string; partNumber: string; revision: string | null }): string {
  const { note, name, partNumber, revision } = of
  if (note.length >= 10) return note
  const called = note && note !== name ? `${name}, ${note}` : name
  return `${called}. Part no ${partNumber}${revision ? `, rev. ${revision}` : ''}. See the drawings.`
}

type Field<T> = {
  safeParse: (
    value: unknown,
  ) => { success: true; data: T } | { success: false; error: { issues: { message: string }[] } }
}

/** A cell by the field of the form of an inquiry: one judge for both. */
function parsed<T>(field: Field<T>, text: string): Read<T> {
  const read = field.safeParse(text)
  return read.success ? { value: read.data } : { fault: read.error.issues[0]!.message }
}
