import { z } from 'zod'
import { daySchema } from '../core/filter'
import { endpoint } from '../core/endpoint'
import { nullable, optionalId } from '../core/fields'
import { outDay, outPaise } from '../core/money-fields'

/** What is owed by days since it was due. */
export const Ageing = z.object({
  notDue: outPaise,
  d1: outPaise.describe('1 to 30 days'),
  d31: outPaise.describe('31 to 60 days'),
  d61: outPaise.describe('61 to 90 days'),
  d91: outPaise.describe('Over 90 days'),
})
export type Ageing = z.infer<typeof Ageing>

export const StatementKind = z.enum([
  'invoice',
  'debit_note',
  'credit_note',
  'receipt',
  'tds',
  'adjustment',
  'refund',
  'reversal',
  'bill',
  'payout',
])
export type StatementKind = z.infer<typeof StatementKind>

/** A line of a statement. `debit` adds to what the customer owes; of a supplier, to what we owe it. */
export const StatementRow = z.object({
  on: outDay,
  kind: StatementKind,
  number: z.string().describe('The number of the document, or the reference of the payment'),
  debitPaise: outPaise,
  creditPaise: outPaise,
  balancePaise: outPaise.describe('The balance after this entry; positive: the customer owes, or we owe the supplier'),
})
export type StatementRow = z.infer<typeof StatementRow>

/** What was invoiced, or billed by a supplier, and paid in a time. Positive balances: the customer owes, or we owe the supplier. */
export const Statement = z.object({
  companyId: z.int(),
  companyName: z.string(),
  side: z.enum(['customer', 'supplier']).describe('Which side of our trade the company is on'),
  from: outDay,
  to: outDay,
  openingPaise: outPaise,
  rows: z.array(StatementRow),
  closingPaise: outPaise,
  ageing: Ageing.describe('The open sums of today, by age'),
})
export type Statement = z.infer<typeof Statement>

/** The open sums of today, by age. */
export const Receivables = z.object({
  openPaise: outPaise.describe('The sum that is open on all invoices'),
  overduePaise: outPaise,
  onAccountPaise: outPaise.describe('Received, and for no order yet'),
  claims: z.int().describe('Payments that wait for an admin'),
  irnMissing: z.int().optional().describe('Documents that wait for their IRN; for admins'),
  toInvoice: z.int().optional().describe('Invoices to issue, of deliveries and of completed orders; for admins'),
  payTo: z
    .object({
      legalName: nullable.text,
      bankName: nullable.text,
      bankAccount: nullable.text,
      ifsc: nullable.text,
      upi: nullable.text,
    })
    .describe('The bank account to which customers pay, as printed on invoices'),
})
export type Receivables = z.infer<typeof Receivables>

export const statements = {
  get: endpoint({
    method: 'GET',
    path: '/api/statements',
    summary: 'A statement of account: invoices, notes and receipts of a time; of a supplier its bills and payouts',
    note: 'By default the present financial year. `as=csv` and `as=pdf` are files. At most 5,000 lines: 409 beyond.',
    query: z.object({
      company: optionalId.describe('The id of a customer or a supplier; for admins, who name one'),
      from: daySchema.optional(),
      to: daySchema.optional().describe('The last day that counts; by default today'),
      as: z.enum(['json', 'csv', 'pdf'], { error: 'Choose json, csv or pdf' }).default('json'),
    }),
    answer: Statement,
    refuses: ['conflict', 'unavailable'],
  }),
}

export const ageing = {
  get: endpoint({
    method: 'GET',
    path: '/api/ageing',
    summary: 'Sums that customers owe, or that we owe suppliers, by days overdue',
    query: z.object({
      side: z.enum(['customers', 'suppliers'], { error: 'Choose customers or suppliers' }).default('customers'),
    }),
    answer: z.array(Ageing.extend({ companyId: z.int(), companyName: z.string() })),
  }),
}

export const receivables = {
  get: endpoint({
    method: 'GET',
    path: '/api/receivables',
    summary: 'Sums due, overdue and on account: your own (customers), or of all',
    query: z.object({ company: optionalId.describe('The id of a customer; for admins') }),
    answer: Receivables,
  }),
}
