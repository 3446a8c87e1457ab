import { unzipSync } from 'fflate'
import type { Cell, Sheet, Workbook } from 'hucre'
import { readXlsx } from 'hucre/xlsx'
import Papa from 'papaparse'
import { textOfBytes } from '@/lib/client/text-of-bytes'
import { roundedCell, textOfCell } from '@/lib/client/text-of-cell'
import { columnsOfList, type ListCell, type ListRow } from '@/lib/rules/trade/rfq/parts-list'

/** A sheet of a list with its rows. */
export type ListSheet = { name: string; hidden: boolean; rows: ListRow[] }
/** A parts list as it was read; the first sheet is the one to begin with. */
export type ListFile = { sheets: ListSheet[]; decimalComma: boolean }

export const LIST_MAX_BYTES = 5 * 1024 * 1024
const UNPACKED_MAX_BYTES = 50 * 1024 * 1024
const ROWS_MAX = 1_000
const COLUMNS_MAX = 60
const SHEETS_MAX = 20
const NO_VALUE = 'This formula has no value: save it in Excel once'
const BROKEN = 'This workbook can’t be read'

/** Reads a CSV file or a workbook. Throws what to say of one that can't be read. */
export async function readList(file: Blob & { name: string }): Promise<ListFile> {
  if (file.size > LIST_MAX_BYTES) throw new Error('This list is larger than 5 MB')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (!isWorkbook && /\.xls[xm]?$/i.test(file.name))
    throw new Error('Only .xlsx and .csv can be read here. Save the list as one of these.')
  return isWorkbook ? readWorkbook(bytes) : readCsv(bytes)
}

const SEPARATOR_LINE = /^sep=(.)\r?\n/i

/** Semicolons separate where a comma is the decimal sign. */
function readCsv(bytes: Uint8Array): ListFile {
  const text = textOfBytes(bytes)
  const named = SEPARATOR_LINE.exec(text)
  const read = (delimiter: string) => ({
    delimiter,
    ...Papa.parse<string[]>(named ? text.slice(named[0].length) : text, { delimiter }),
  })
  const tried = (named ? [named[1]!] : ['\t', ';', ',']).map(read)
  const rowsOf = ({ data }: { data: string[][] }) => checked(data.map((cells, i) => rowOf(cells, i + (named ? 2 : 1))))
  const found = tried.find((one) => columnsOfList(rowsOf(one))) ?? tried.at(-1)!
  const broken = found.errors.find(({ type }) => type === 'Quotes')
  if (broken) throw new Error(`Row ${(broken.row ?? 0) + 1}: a quotation mark is not closed`)
  return {
    sheets: [{ name: 'List', hidden: false, rows: rowsOf(found) }],
    decimalComma: found.delimiter === ';',
  }
}

const rowOf = (cells: string[], row: number): ListRow => ({
  row,
  hidden: false,
  cells: cells.map((cell) => ({ value: textOfCell(cell) })),
})

async function readWorkbook(bytes: Uint8Array): Promise<ListFile> {
  if (unpackedSize(bytes) > UNPACKED_MAX_BYTES) throw new Error('This list is too large')
  const workbook = await readXlsx(bytes, { readStyles: true, maxRows: ROWS_MAX + 100 }).catch(() => {
    throw new Error(BROKEN)
  })
  return { sheets: sheetsOf(workbook), decimalComma: false }
}

/** What a workbook comes to once it is unpacked, as it says itself (bytes). */
function unpackedSize(bytes: Uint8Array): number {
  let size = 0
  const addSize = ({ originalSize }: { originalSize: number }) => {
    size += originalSize
    return false
  }
  try {
    unzipSync(bytes, { filter: addSize })
  } catch {
    throw new Error(BROKEN)
  }
  return size
}

/** The first visible sheet with heads comes first, then the other visible ones. */
function sheetsOf({ sheets }: Workbook): ListSheet[] {
  const read = sheets.slice(0, SHEETS_MAX).map((sheet) => ({
    name: sheet.name,
    hidden: Boolean(sheet.hidden ?? sheet.veryHidden),
    rows: checked(rowsOf(sheet)),
  }))
  const rank = ({ hidden, rows }: ListSheet) => (hidden ? 2 : columnsOfList(rows) ? 0 : 1)
  return read.toSorted((one, other) => rank(one) - rank(other))
}

function checked(rows: ListRow[]): ListRow[] {
  const filled = rows.filter(({ cells }) => cells.some(isFilled))
  if (filled.length > ROWS_MAX) throw new Error('This list has more than 1,000 rows')
  if (filled.some(({ cells }) => cells.length > COLUMNS_MAX)) throw new Error('This list has more than 60 columns')
  return filled
}

function rowsOf({ rows, cells, merges = [], rowDefs }: Sheet): ListRow[] {
  const read = rows.map((values, at): ListRow => ({
    row: at + 1,
    hidden: Boolean(rowDefs?.get(at)?.hidden),
    cells: withoutEmptyEnd(values.map((value, column) => cellOf(value, cells?.get(`${at},${column}`)))),
  }))
  // A block that is merged says for all its rows what its first cell says.
  for (const { startRow, endRow, startCol } of merges) {
    const first = read[startRow]?.cells[startCol]
    if (!first || endRow === startRow) continue
    for (const { cells: own } of read.slice(startRow, endRow + 1)) {
      while (own.length <= startCol) own.push({ value: '' })
      own[startCol] = { ...first, merged: { first: startRow + 1, last: endRow + 1 } }
    }
  }
  return read
}

const isFilled = ({ value, fault }: ListCell) => value !== '' || fault !== undefined

const withoutEmptyEnd = (cells: ListCell[]) => cells.slice(0, cells.findLastIndex(isFilled) + 1)

function cellOf(value: unknown, cell: Cell | undefined): ListCell {
  if (cell?.formula !== undefined && (value === null || value === undefined)) return { value: '', fault: NO_VALUE }
  const zeros = cell?.style?.numFmt
  if (typeof value === 'number')
    return { value: zeros && /^0+$/.test(zeros) ? String(value).padStart(zeros.length, '0') : roundedCell(value) }
  return { value: textOfCell(value) }
}
