import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { sql, type Rows } from '../../infra/db/db'
import { dayOf } from './india'

/** So many rows are in memory at once. */
export const BATCH = 1_000

/** What stands in a column: its head, and what a row has there. */
export type CsvColumn<Row> = [head: string, of: (row: Row) => string | number | null]

/**
 * A file of all rows by the name of the day in India. `batch` gives the next rows after the last one that was written,
 * at most BATCH of them; what is wrong with the first shows before the answer has begun.
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

/** What an export was narrowed by, as its event keeps it. */
export const narrowedBy = (asked: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(asked).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, `${value}`]],
    ),
  )

/**
 * As Excel reads it: with a byte order mark, else it takes UTF-8 for something else; no cell is run as a formula; a line
 * that breaks within a cell stays in it.
 */
const csv = (cells: unknown[][], bom = false) =>
  Buffer.from(stringify(cells, { bom, record_delimiter: 'windows', escape_formulas: true, quoted_match: /[\r\n]/ }))
