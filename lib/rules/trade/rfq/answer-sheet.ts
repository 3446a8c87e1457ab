import { displayId } from '../../../terms/nouns'
import { answerCells, answerLabels, readAnswer, type AnswerCell, type AnswerTexts } from './answer-line'
import { partKey } from './part-key'
import type { ListRow } from './parts-list'

/** What stands of a line before its answer, in a sheet for a supplier. */
export const lineHeads = ['Line', 'Part number', 'Revision', 'Name', 'Quantity', 'Material', 'Wanted by'] as const
/** All heads of the sheet that a supplier fills in. */
export const answerHeads = [...lineHeads, ...answerCells.map((cell) => answerLabels[cell])]

type Line = { id: number; lineNo: number | null; partNumber: string | null }
/** What a sheet says of a line. */
export type SheetAnswer<L extends Line> = { line: L; texts: Partial<AnswerTexts> }
/** The answers of a sheet, and what is wrong with its rows. `refusal`: it can't be taken at all. */
export type ReadSheet<L extends Line> = { answers: SheetAnswer<L>[]; faults: string[]; refusal: string | null }

const HEAD_ROWS = 20
const ID = /^RFQ-0*(\d+)$/i

const shown = (cell: ListRow['cells'][number] | undefined) => String(cell?.value ?? '').trim()
const folded = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ')

/** Reads a sheet that a supplier has filled in: each row finds its line by line number and part number. */
export function readAnswerSheet<L extends Line>(
  rows: readonly ListRow[],
  rfqId: number,
  lines: readonly L[],
): ReadSheet<L> {
  const none = (refusal: string): ReadSheet<L> => ({ answers: [], faults: [], refusal })
  const found = headOf(rows)
  const named = rows
    .filter(({ row }) => !found || row < found.row)
    .flatMap(({ cells }) => cells.map((cell) => ID.exec(shown(cell))?.[1] ?? ''))
    .find(Boolean)
  if (named && Number(named) !== rfqId) return none(`This sheet is of ${displayId('rfq', Number(named))}`)
  if (!found) return none('This sheet has no columns Line, Part number and Price per piece')
  const read: ReadSheet<L> = { answers: [], faults: [], refusal: null }
  const taken = new Set<number>()
  for (const row of rows) {
    if (row.row <= found.row) continue
    const say = (what: string) => read.faults.push(`Row ${row.row}${what}`)
    const texts = textsOf(row, found.answers, (cell, fault) => say(`, ${answerLabels[cell]}: ${fault}`))
    const [no, part] = [shown(row.cells[found.line]), shown(row.cells[found.part])]
    if (!no && !part) continue
    const line = lines.find(({ lineNo }) => String(lineNo) === no)
    if (!line) say(`: There is no line ${no || 'without a number'}`)
    else if (partKey(line.partNumber ?? '') !== partKey(part))
      say(`: Line ${no} is ${line.partNumber ?? 'without a part number'}, not ${part || 'empty'}`)
    else if (taken.has(line.id)) say(`: Line ${no} appears here twice`)
    else {
      taken.add(line.id)
      read.answers.push({ line, texts })
    }
  }
  return read
}

function headOf(rows: readonly ListRow[]) {
  for (const { row, cells } of rows.slice(0, HEAD_ROWS)) {
    const at = (head: string) => cells.findIndex((cell) => folded(shown(cell)) === folded(head))
    const [line, part] = [at(lineHeads[0]), at(lineHeads[1])]
    const answers = answerCells.map((cell) => [cell, at(answerLabels[cell])] as const).filter(([, place]) => place >= 0)
    if (line >= 0 && part >= 0 && answers.some(([cell]) => cell === 'unitPaise')) return { row, line, part, answers }
  }
  return null
}

/** The answer of a row as texts; what can't be read is said, and its text stays to be mended. */
function textsOf(
  { cells }: ListRow,
  places: readonly (readonly [AnswerCell, number])[],
  say: (cell: AnswerCell, fault: string) => void,
): Partial<AnswerTexts> {
  const texts: Partial<AnswerTexts> = {}
  for (const [cell, at] of places) {
    texts[cell] = shown(cells[at])
    if (cells[at]?.fault) say(cell, cells[at].fault)
  }
  const { faults } = readAnswer({ unitPaise: '', tooling: '', leadDays: '', noQuote: '', note: '', ...texts })
  for (const [cell, fault] of Object.entries(faults)) say(cell as AnswerCell, fault)
  return texts
}
