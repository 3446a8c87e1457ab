import { z } from 'zod'
import { endpoint, listQuery } from '../core/endpoint'
import { paymentFilters } from '../orders/workorders'

/** How many orders, and their amounts in INR. */
const figure = z.object({ orders: z.int(), amount: z.int() })

/** Sums of the work orders with an amount. The paid part of a partial payment is unknown: all of it is outstanding. */
export const Payments = z.object({
  total: figure,
  paid: figure,
  outstanding: figure,
  partial: figure.describe('The part of it on partially paid orders'),
  /** What is outstanding by days since completion, counted by the calendar in India. */
  outstandingByAge: z.object({
    notCompleted: figure,
    days0to30: figure,
    days31to60: figure,
    days61to90: figure,
    over90: figure,
  }),
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
    summary: 'Totals of all matching work orders with an amount',
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
