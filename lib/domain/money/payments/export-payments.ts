import type { Input } from '../../../contract/core/endpoint'
import type { payments } from '../../../contract/money/payments'
import { join, sql } from '../../../infra/db/db'
import { displayId } from '../../../terms/nouns'
import { paymentFlow } from '../../../rules/orders/flows/payment-flow'
import { CANCELLED } from '../../../rules/orders/closure'
import { workorderFlow } from '../../../rules/orders/flows/workorder-flow'
import { BATCH, batchesBy, csvFile, type CsvColumn } from '../../core/csv'
import { dayOf, today } from '../../../infra/db/india'
import { query } from '../../core/verb'
import { workorderFrom } from '../../facts/workorders'
import type { WorkorderRow } from '../../orders/workorders/workorder'
import { workorderFilters } from '../../orders/workorders/workorder-filters'

export type PaymentRow = Pick<
  WorkorderRow,
  'id' | 'projectName' | 'customerName' | 'supplierName' | 'status' | 'cancelled' | 'paymentStatus' | 'payableStatus'
> &
  Record<'customerGstin' | 'supplierGstin' | 'completed', string | null> & { created: string; days: number | null } & {
    amount: number
  }

/** The columns of payments as CSV. */
export const paymentColumns: CsvColumn<PaymentRow>[] = [
  ['Work Order', (row) => displayId('workorder', row.id)],
  ['Created', (row) => row.created],
  ['Project', (row) => row.projectName],
  ['Customer', (row) => row.customerName],
  ['Customer GSTIN', (row) => row.customerGstin],
  ['Supplier', (row) => row.supplierName],
  ['Supplier GSTIN', (row) => row.supplierGstin],
  ['Status', (row) => (row.cancelled ? CANCELLED.label : workorderFlow.states[row.status].label)],
  ['Completed', (row) => row.completed],
  ['Days since completion', (row) => row.days],
  ['Amount (INR)', (row) => row.amount],
  ['Payment', (row) => paymentFlow.states[row.paymentStatus].label],
  ['Supplier payment', (row) => paymentFlow.states[row.payableStatus].label],
]

/**
 * All matching work orders with an amount, as CSV, newest first: ids don't change, so each order stands in it once
 * however long the download takes. Days are days in India.
 */
export const exportPayments = query(
  'payment.export',
  async ({ viewer, rows }, asked: Input<typeof payments.export>) => {
    const fits = workorderFilters(viewer, { ...asked, priced: 'true' })
    const batches = batchesBy<PaymentRow>((last) =>
      rows(sql`SELECT ${paymentSelect} FROM ${workorderFrom}
        WHERE ${join([...fits, ...(last ? [sql`w.id < ${last.id}`] : [])], ' AND ')} ORDER BY w.id DESC LIMIT ${BATCH}`),
    )
    return csvFile(rows, 'payments', paymentColumns, batches)
  },
)

export const paymentSelect = sql`
  w.id, ${dayOf(sql`w.created_at`)} AS created, i.project_name AS "projectName", c.company_name AS "customerName",
  c.gst_number AS "customerGstin", s.company_name AS "supplierName", s.gst_number AS "supplierGstin", w.status, w.cancelled,
  ${dayOf(sql`w.completed_date`)} AS completed, w.amount, w.payment_status AS "paymentStatus",
  w.payable_status AS "payableStatus",
  ${today} - (w.completed_date AT TIME ZONE 'Asia/Kolkata')::date AS days`
