import { z } from 'zod'
import { endpoint, listQuery } from '../core/endpoint'
import { outPaise } from '../core/money-fields'
import { paymentFilters } from '../orders/workorders'

/** How many orders, and their amounts in INR. */
const figure = z.object({ orders: z.int(), amount: z.int() })

/**
 * Sums of the work orders. What is outstanding is known with tax of orders with receipts or documents; of orders whose payment is
 * set by hand the paid part of a partial payment is unknown, so all of it is outstanding.
 */
export const Payments = z.object({
  total: figure.describe('Without tax, like all sums in INR; only orders with an amount'),
  paid: figure.describe('The amount is `total` less `outstanding`'),
  outstanding: figure.describe('`byHand`, and the open part of all other amounts'),
  partial: figure.describe('The part of it on partially paid orders'),
  openPaise: outPaise.describe('The outstanding sum with tax, of orders with receipts or documents'),
  invoicedOpenPaise: outPaise.describe('The part of it on invoices: `openPaise` of GET /api/receivables'),
  notInvoicedPaise: outPaise.describe('The rest of it'),
  byHand: figure.describe('Not fully paid orders that are set by hand'),
  /** Counted by the calendar in India. */
  outstandingByAge: z
    .object({
      notCompleted: figure.describe('Not due yet'),
      days0to30: figure,
      days31to60: figure,
      days61to90: figure,
      over90: figure,
    })
    .describe('By days since the due day of the oldest unpaid invoice; by hand since completion'),
  /** The one that was asked for. */
  company: z
    .object({ id: z.int(), companyName: z.string(), role: z.enum(['customer', 'supplier', 'admin']) })
    .nullable(),
})
export type Payments = z.infer<typeof Payments>

const query = z.object({ q: listQuery.shape.q, ...paymentFilters })

export const payments = {
  get: endpoint({
    method: 'GET',
    path: '/api/payments',
    summary: 'Totals of all matching work orders',
    query,
    answer: Payments,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/payments/export',
    summary: 'All matching work orders with an amount, as CSV',
    query,
    download: 'text/csv',
  }),
}
