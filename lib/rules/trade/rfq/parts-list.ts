import { cellLabels, type CellName, type DraftLine } from './draft-line'

/** A cell of a sheet: what it says, what is wrong with it, and the rows of the block that it is merged over. */
export type ListCell = { value: string | number; fault?: string; merged?: { first: number; last: number } }
/** A row of a sheet by its number there. */
export type ListRow = { row: number; hidden: boolean; cells: ListCell[] }
/** What a column of a list is read as; null: it is not read. */
export type ListField = CellName | 'unit' | null
/** A column by its place from 0, with its head as it is written. */
export type ListColumn = { at: number; head: string; field: ListField }

/** Heads in small letters, without stops and what stands in brackets. */
const HEADS: Record<Exclude<ListField, null>, readonly string[]> = {
  partNumber: [
    'part number', 'part no', 'part code', 'p/n', 'pn', 'item code', 'item no', 'material code', 'drawing number', 'drawing no',
    'drg no', 'dwg no',
  ], // oxfmt-ignore
  drawingRevision: ['revision', 'rev', 'rev no', 'issue'],
  projectName: ['name', 'part name', 'item name'],
  description: ['description', 'item description', 'part description'],
  quantity: ['quantity', 'qty', 'nos', 'pcs', 'required qty', 'order qty', 'required quantity', 'order quantity'],
  material: ['material', 'grade', 'material grade', 'moc', 'raw material'],
  process: ['process', 'manufacturing process'],
  targetDate: ['target date', 'wanted by', 'required by', 'need by', 'due date', 'delivery date'],
  specialRequirements: ['notes', 'remarks', 'requirements', 'special requirements'],
  unit: ['unit', 'units', 'uom'],
}
const FIELDS = Object.keys(HEADS) as Exclude<ListField, null>[]
const HEAD_ROWS = 20

const wordOf = (head: string) =>
  head
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/[._:*]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ #$|(?<=part|item) #/, ' no')
    .trim()

const fieldOf = (head: string): ListField => FIELDS.find((field) => HEADS[field].includes(wordOf(head))) ?? null

const shown = ({ value }: ListCell) => String(value).trim()

/** The columns of a list by its heads, which stand in one of the first 20 rows; null without heads. The first of two with one meaning is read. */
export function columnsOfList(rows: readonly ListRow[]): { head: number; columns: ListColumn[] } | null {
  for (const { row, cells } of rows.slice(0, HEAD_ROWS)) {
    const taken = new Set<ListField>()
    const columns = cells.map((cell, at): ListColumn => {
      const field = fieldOf(shown(cell))
      const isFirst = field !== null && !taken.has(field)
      if (isFirst) taken.add(field)
      return { at, head: shown(cell), field: isFirst ? field : null }
    })
    if (taken.has('quantity') ? taken.size > 1 : taken.has('partNumber') && taken.size > 1)
      return { head: row, columns: columns.filter(({ head, at }) => head || rows.some((one) => isFilled(one, at))) }
  }
  return null
}

const isFilled = ({ cells }: ListRow, at: number) => Boolean(cells[at] && shown(cells[at]))

/** What a list says: its lines, what is wrong with cells, rows that are none of its parts, and heads that are not read. */
export type ReadList = { lines: DraftLine[]; faults: string[]; leftOut: string[]; notRead: string[] }

/** The lines of a list below its head, each with the key and the number of its row. */
export function linesOfList(rows: readonly ListRow[], head: number, columns: readonly ListColumn[]): ReadList {
  const read: ReadList = { lines: [], faults: [], leftOut: [], notRead: [] }
  const own = columns.filter(({ field }) => field !== null)
  read.notRead = columns.filter(({ field, head: title }) => field === null && title).map(({ head: title }) => title)
  for (const row of rows) {
    if (row.row <= head || !own.some(({ at }) => isFilled(row, at) || row.cells[at]?.fault)) continue
    const line = lineOf(row, own, read.faults)
    const total = line.partNumber === undefined && row.cells.map(shown).find((text) => TOTAL.test(text))
    if (total) read.leftOut.push(`Row ${row.row}, ${total}`)
    else read.lines.push(line)
  }
  return read
}

const TOTAL = /^(?:grand |sub)?-?\s*total\b/i
/** Each row has its own of these: a block that is merged over several says too little. */
const OWN: readonly ListField[] = ['partNumber', 'quantity']

function lineOf({ row, hidden, cells }: ListRow, columns: readonly ListColumn[], faults: string[]): DraftLine {
  const line: DraftLine = { key: `r${row}`, row, ...(hidden && { hidden }) }
  let unit = ''
  for (const { at, head, field } of columns) {
    const cell = cells[at]
    if (!cell || field === null) continue
    const fault = faultOf(cell, field)
    if (fault) faults.push(`Row ${row}, ${head || cellLabels[field as CellName]}: ${fault}`)
    else if (field === 'unit') unit = shown(cell)
    else if (shown(cell)) line[field] = cell.value
  }
  if (MEASURES.test(unit) && line.quantity !== undefined) line.quantity = `${line.quantity} ${unit}`
  return line
}

/** Units that count no pieces. */
const MEASURES = /^(?:kgs?|gms?|g|mm|mtrs?|m)\.?$/i

function faultOf({ fault, merged }: ListCell, field: ListField): string | undefined {
  if (fault) return fault
  return merged && merged.last > merged.first && OWN.includes(field)
    ? `Merged over rows ${merged.first}–${merged.last}: give each row its own`
    : undefined
}
