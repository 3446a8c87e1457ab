import { strFromU8, unzipSync, zipSync, type Unzipped } from 'fflate'
import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/universal'
import { headOf } from './columns'
import { FILE_MAX_BYTES, TOO_LARGE, UNPACKED_MAX_BYTES } from './limits'
import { withShownNumbers } from './shown-numbers'
import type { Table } from './table'
import { textOfBytes } from '@/lib/client/text-of-bytes'
import { roundedCell, textOfCell } from '@/lib/client/text-of-cell'

/** A table, and what is not read of its file. */
export type ReadTable = { rows: Table; notices: string[] }

/** A head and 100 characteristics with room for empty rows; the columns of a characteristic and of 1,250 samples. */
const ROWS_MAX = 1_000
const COLUMNS_MAX = 1_300
/** How Excel names the separator in a first line. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i

/** Reads a CSV file or the first sheet of a workbook. Throws what to say of one that can't be read. */
export async function readTable(file: Blob & { name: string }): Promise<ReadTable> {
  if (file.size > FILE_MAX_BYTES) throw new Error(TOO_LARGE)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (!isWorkbook && /\.xls[xm]?$/i.test(file.name))
    throw new Error('Only .xlsx and .csv can be read here. Save the table as one of these.')
  const read = isWorkbook ? await readWorkbook(bytes) : { rows: rowsOfCsv(bytes), notices: [] }
  if (read.rows.length > ROWS_MAX || read.rows.some((row) => row.length > COLUMNS_MAX)) throw new Error(TOO_LARGE)
  return read
}

function rowsOfCsv(bytes: Uint8Array): Table {
  const text = textOfBytes(bytes)
  const named = SEPARATOR_LINE.exec(text)?.[1]
  const read = (delimiter: string) => Papa.parse<string[]>(text, { delimiter })
  // The library guesses by the number of cells. In a short table commas within numbers mislead it.
  const found = named ? read(named) : read('')
  const hasHead = named || headOf(found.data) >= 0
  const { data, errors } = hasHead ? found : ([';', '\t'].map(read).find(({ data }) => headOf(data) >= 0) ?? found)
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken) throw new Error(`Row ${(broken.row ?? 0) + 1}: a quotation mark is not closed`)
  return data.map((row) => row.map(textOfCell))
}

async function readWorkbook(bytes: Uint8Array): Promise<ReadTable> {
  const files = unpacked(bytes)
  const packed = zipSync(withShownNumbers(files), { level: 0 })
  const rows = await readSheet(new Blob([packed as Uint8Array<ArrayBuffer>])).catch(() => {
    throw new Error('This workbook can’t be read')
  })
  const sheets = files['xl/workbook.xml'] && strFromU8(files['xl/workbook.xml']).match(/<(?:\w+:)?sheet /g)?.length
  return {
    rows: rows.map((row) => row.map((cell) => (typeof cell === 'number' ? roundedCell(cell) : textOfCell(cell)))),
    notices: sheets && sheets > 1 ? [`The workbook has ${sheets} sheets: the first is read`] : [],
  }
}

/** Unpacked here, within a limit. The library would start workers from text for large sheets, which the content security policy forbids. */
function unpacked(bytes: Uint8Array): Unzipped {
  let size = 0
  const isWanted = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!/\.(xml|rels)$/.test(name)) return false
    size += originalSize
    if (size > UNPACKED_MAX_BYTES) throw new Error(TOO_LARGE)
    return true
  }
  try {
    return unzipSync(bytes, { filter: isWanted })
  } catch (error) {
    throw error instanceof Error && error.message === TOO_LARGE ? error : new Error('This workbook can’t be read')
  }
}
