import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { sql, type Rows } from '../../infra/db/db'
import { dayOf } from './india'

/** Rows in memory at once. */
export const BATCH = 1_000

/** A column: its header, and the value of a row. */
export type CsvColumn<Row> = [head: string, of: (row: Row) => string | number | null]

/**
 * A CSV file named by the day in India. `batch` returns the next rows after the last one that was written,
 * at most BATCH. The first batch is read before the answer begins, so that its errors get a status.
 */
export async function csvFile<Row>(
  rows: Rows,
  name: string,
  columns: CsvColumn<Row>[],
  batch: (after: Row | undefined) => Promise<Row[]>,
) {
  const first = await batch(undefined)
  async function* lines() {
    yield csv([columns.map(([head]) => head)], true)
    for (let found = first; found.length; found = await batch(found.at(-1))) {
      yield csv(found.map((row) => columns.map(([, of]) => of(row))))
      if (found.length < BATCH) return
    }
  }
  const [clock] = await rows<{ today: string }>(sql`SELECT ${dayOf(sql`now()`)} AS today`)
  return {
    name: `${name}-${clock!.today}.csv`,
    type: 'text/csv; charset=utf-8',
    content: Readable.from(lines(), { objectMode: false }),
  }
}

/** The filters of an export as its event keeps them. */
export const narrowedBy = (asked: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(asked).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, `${value}`]],
    ),
  )

/**
 * For Excel: a byte order mark, or it misreads UTF-8; no cell is evaluated as a formula; a line break within a cell
 * stays in the cell.
 */
const csv = (cells: unknown[][], bom = false) =>
  Buffer.from(stringify(cells, { bom, record_delimiter: 'windows', escape_formulas: true, quoted_match: /[\r\n]/ }))
