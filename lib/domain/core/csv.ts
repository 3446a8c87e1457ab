import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { sql, type Rows } from '../../infra/db/db'
import { csvOptions } from '../../rules/core/csv-options'
import { dayOf } from '../../infra/db/india'

/** Rows in memory at once. */
export const BATCH = 1_000

/** A column: its header, and the value of a row. */
export type CsvColumn<Row> = [head: string, of: (row: Row) => string | number | null | undefined]

/**
 * A CSV file named by the day in India. The first batch is read before the answer begins, so that its errors get a status.
 * Each line break is written before its row: a file that was cut short lacks the last one.
 */
export async function csvFile<Row>(
  rows: Rows,
  name: string,
  columns: CsvColumn<Row>[],
  batches: AsyncGenerator<Row[], void>,
) {
  let found = await batches.next()
  async function* lines() {
    yield csv([columns.map(([head]) => head)], true)
    for (; !found.done; found = await batches.next())
      if (found.value.length)
        yield Buffer.concat([LINE, csv(found.value.map((row) => columns.map(([, of]) => of(row))))])
    yield LINE
  }
  const [clock] = await rows<{ today: string }>(sql`SELECT ${dayOf(sql`now()`)} AS today`)
  return {
    name: `${name}-${clock!.today}.csv`,
    type: 'text/csv; charset=utf-8',
    content: Readable.from(lines(), { objectMode: false }),
  }
}

/** A CSV file of rows that are there, by this name. */
export const csvNow = <Row>(name: string, columns: CsvColumn<Row>[], found: readonly Row[]) => ({
  name: `${name}.csv`,
  type: 'text/csv; charset=utf-8',
  content: Readable.from([
    csv([columns.map(([head]) => head), ...found.map((row) => columns.map(([, of]) => of(row)))], true),
    LINE,
  ]),
})

/** Batches by keyset: `batch` reads the rows after the last one, at most BATCH. */
export async function* batchesBy<Row>(batch: (after: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row[], void> {
  for (let found = await batch(undefined); found.length; found = await batch(found.at(-1))) {
    yield found
    if (found.length < BATCH) return
  }
}

const LINE = Buffer.from('\r\n')

const csv = (cells: unknown[][], bom = false) => Buffer.from(stringify(cells, { ...csvOptions, bom }))
