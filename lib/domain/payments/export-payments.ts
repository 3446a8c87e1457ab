import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { Input } from '../../contract/endpoint'
import type { payments } from '../../contract/payments'
import { join, sql, type Sql } from '../../infra/db'
import { displayId } from '../../rules/format'
import { paymentFlow } from '../../rules/payment-flow'
import { workorderFlow } from '../../rules/workorder-flow'
import { query } from '../verb'
import { workorderFrom, type WorkorderRow } from '../workorders/workorder'
import { workorderFilters } from '../workorders/workorder-filters'

/** So many rows are in memory at once. */
const BATCH = 1_000

type Row = Pick<WorkorderRow, 'id' | 'projectName' | 'customerName' | 'supplierName' | 'status' | 'paymentStatus'> &
  Record<'customerGstin' | 'supplierGstin' | 'completed', string | null> & { created: string; days: number | null } & {
    amount: number
  }

/** What stands in the file: the head of each column, and what a row has there. */
const columns: [head: string, of: (row: Row) => string | number | null][] = [
  ['Work Order', (row) => displayId('workorder', row.id)],
  ['Created', (row) => row.created],
  ['Project', (row) => row.projectName],
  ['Customer', (row) => row.customerName],
  ['Customer GSTIN', (row) => row.customerGstin],
  ['Supplier', (row) => row.supplierName],
  ['Supplier GSTIN', (row) => row.supplierGstin],
  ['Status', (row) => workorderFlow.states[row.status].label],
  ['Completed', (row) => row.completed],
  ['Days since completion', (row) => row.days],
  ['Amount (INR)', (row) => row.amount],
  ['Payment', (row) => paymentFlow.states[row.paymentStatus].label],
]

/**
 * All work orders with an amount that fit, as CSV, newest first: ids don't change, so each order stands in it once
 * however long the download takes. Days are days in India.
 */
export const exportPayments = query(
  'payment.export',
  async ({ viewer, rows }, asked: Input<typeof payments.export>) => {
    const fits = workorderFilters(viewer, { ...asked, priced: 'true' })
    const batch = (before: Sql[]) =>
      rows<Row>(sql`SELECT ${select} FROM ${workorderFrom} WHERE ${join([...fits, ...before], ' AND ')}
        ORDER BY w.id DESC LIMIT ${BATCH}`)
    // What is wrong shows before the answer has begun.
    const first = await batch([])

    async function* lines() {
      yield csv([columns.map(([head]) => head)], true)
      for (let found = first; found.length; found = await batch([sql`w.id < ${found.at(-1)!.id}`])) {
        yield csv(found.map((row) => columns.map(([, of]) => of(row))))
        if (found.length < BATCH) return
      }
    }
    const [clock] = await rows<{ today: string }>(sql`SELECT ${dayOf(sql`now()`)} AS today`)
    return {
      name: `payments-${clock!.today}.csv`,
      type: 'text/csv; charset=utf-8',
      content: Readable.from(lines(), { objectMode: false }),
    }
  },
)

/**
 * As Excel reads it: with a byte order mark, else it takes UTF-8 for something else; no cell is run as a formula; a line
 * that breaks within a cell stays in it.
 */
const csv = (cells: unknown[][], bom = false) =>
  Buffer.from(stringify(cells, { bom, record_delimiter: 'windows', escape_formulas: true, quoted_match: /[\r\n]/ }))

const dayOf = (instant: Sql) => sql`to_char(${instant} AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD')`

const select = sql`
  w.id, ${dayOf(sql`w.created_at`)} AS created, i.project_name AS "projectName", c.company_name AS "customerName",
  c.gst_number AS "customerGstin", s.company_name AS "supplierName", s.gst_number AS "supplierGstin", w.status,
  ${dayOf(sql`w.completed_date`)} AS completed, q.price AS amount, w.payment_status AS "paymentStatus",
  (now() AT TIME ZONE 'Asia/Kolkata')::date - (w.completed_date AT TIME ZONE 'Asia/Kolkata')::date AS days`
