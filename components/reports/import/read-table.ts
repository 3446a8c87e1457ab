import { unzipSync, zipSync, type Unzipped } from 'fflate'
import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/universal'
import { FILE_MAX_BYTES, TOO_LARGE, UNPACKED_MAX_BYTES } from './limits'
import { textOfBytes } from './text-of-bytes'

/** The rows of a table, each cell as text. */
export type Table = string[][]

/** A head and 100 characteristics with room for empty rows; the columns of a characteristic and of 1,250 samples. */
const ROWS_MAX = 1_000
const COLUMNS_MAX = 1_300

/** Reads a CSV file or the first sheet of a workbook. Throws what to say of one that can't be read. */
export async function readTable(file: Blob & { name: string }): Promise<Table> {
  if (file.size > FILE_MAX_BYTES) throw new Error(TOO_LARGE)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (!isWorkbook && /\.xls[xm]?$/i.test(file.name))
    throw new Error('Only .xlsx and .csv can be read here. Save the table as one of these.')
  const rows = isWorkbook ? await rowsOfWorkbook(bytes) : rowsOfCsv(bytes)
  if (rows.length > ROWS_MAX || rows.some((row) => row.length > COLUMNS_MAX)) throw new Error(TOO_LARGE)
  return rows
}

function rowsOfCsv(bytes: Uint8Array): Table {
  const { data } = Papa.parse<string[]>(textOfBytes(bytes))
  return data.map((row) => row.map(textOf))
}

async function rowsOfWorkbook(bytes: Uint8Array): Promise<Table> {
  const packed = zipSync(unpacked(bytes), { level: 0 })
  const rows = await readSheet(new Blob([packed as Uint8Array<ArrayBuffer>])).catch(() => {
    throw new Error('This workbook can’t be read')
  })
  return rows.map((row) => row.map((cell) => textOf(typeof cell === 'number' ? rounded(cell) : cell)))
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

/** Excel keeps 25.02 as 25.020000000000003. */
const rounded = (value: number) => {
  const near = Number(value.toFixed(5))
  return Math.abs(near - value) < 1e-9 ? near : value
}

/** A text as it stands; the apostrophe that keeps Excel from evaluating it is none of it. */
const textOf = (cell: unknown) =>
  cell === null || cell === undefined
    ? ''
    : String(cell)
        .trim()
        .replace(/^'(?=[=+\-@])/, '')
