import { z } from 'zod'
import { daySchema } from '../core/filter'
import { endpoint, idParam, listEndpoint } from '../core/endpoint'
import { nullable, optionalId, optionalText } from '../core/fields'
import {
  basisPoints,
  Hsn,
  nearDay,
  optionalField,
  outDay,
  outPaise,
  paise,
  quantityOrNone,
  Uqcs,
} from '../core/money-fields'
import { ShipmentStatus } from '../orders/shipment'
import { BATCH_MAX } from '../../terms/invoice-batch'
import { TaxDocumentKind, DocumentLine, DocumentTotals, InvoiceStatus, TaxDocument } from './tax-document'

/** The kinds that an admin issues; a receipt voucher comes with its receipt. */
export const IssuedKind = z.enum(['proforma', 'invoice', 'credit_note', 'debit_note'], {
  error: 'Choose a kind of document',
})
export type IssuedKind = z.infer<typeof IssuedKind>

const LineForm = z.object({
  of: z.enum(['order', 'extra'], { error: 'Choose order or extra' }).default('order'),
  no: z
    .number({ error: 'Choose a line of the invoice' })
    .int('Choose a line of the invoice')
    .min(1, 'Choose a line of the invoice')
    .max(100, 'Choose a line of the invoice')
    .optional()
    .describe('For a note: the line of the invoice that it changes; by default the line with the same number'),
  description: optionalText(300),
  hsn: optionalField(Hsn),
  uqc: optionalField(z.enum(Uqcs, { error: 'Choose a unit' })),
  quantityMilli: optionalField(quantityOrNone).describe(
    'Thousandths: 1000 is 1. A line of a note with 0, or without it, corrects a price and takes no pieces; of an invoice it is more than 0',
  ),
  taxablePaise: paise(1),
  rateBp: optionalField(basisPoints()),
})
export type LineForm = z.infer<typeof LineForm>

export const InvoiceForm = z.object({
  kind: IssuedKind,
  lines: z
    .array(LineForm)
    .min(1, 'Enter at least one line')
    .max(100, 'A document has at most 100 lines')
    .optional()
    .describe('Without lines: the rest of the order, or of the invoice with its pieces'),
  shipmentId: optionalId.describe(
    'For an invoice of the pieces in a shipment from the hub: `lines` are extras then. Sent pieces; once counted the accepted ones. For a credit note: its pieces that are invoiced and were not accepted, without `lines` and `againstId`',
  ),
  dueOn: optionalField(nearDay).describe('By default the day of issue and the customer’s days'),
  againstId: optionalId.describe('The invoice that a note changes'),
  reason: optionalText(300),
  alreadyPaidPaise: optionalField(paise()).describe(
    'For a partially paid order: the amount paid before its first invoice',
  ),
})

const Party = z.object({ name: z.string(), lines: z.array(z.string()), gstin: z.string().nullable() })

export const InvoicePreview = z.object({
  lines: z.array(DocumentLine),
  totals: DocumentTotals,
  words: z.string().describe('The total in words'),
  warnings: z.array(z.string()),
  paper: z
    .object({
      series: z.string(),
      order: z.string().describe('As customers name it'),
      poNumber: nullable.text,
      from: Party,
      billTo: Party,
      shipTo: Party.nullable(),
      placeOfSupply: z.string(),
      dueOn: z.iso.date().nullable(),
    })
    .describe('The other contents of the document'),
})
export type InvoicePreview = z.infer<typeof InvoicePreview>

/** An invoice to issue: of the pieces in a shipment, or of what is left of a completed order. */
export const InvoiceToIssue = z.object({
  workorderId: z.int(),
  projectName: nullable.text,
  poNumber: nullable.text,
  shipmentId: nullable.id.describe('The shipment whose pieces it is for; null for what is left of a completed order'),
  status: ShipmentStatus.nullable().describe('The status of that shipment'),
  pieces: z.int().nullable().describe('Sent pieces; once counted the accepted ones. Null for an order'),
  on: outDay.nullable().describe('The day on which the goods left or are to leave; of an order its completion'),
  taxablePaise: outPaise.nullable().describe('The amount left to invoice; null where it can’t be said'),
  totalPaise: outPaise.nullable().describe('The same with GST; null until it can be said'),
  missing: nullable.text.describe('The reason for which it can’t be invoiced in a batch. Null: it can'),
})
export type InvoiceToIssue = z.infer<typeof InvoiceToIssue>

/** A customer with invoices to issue. */
export const CustomerToInvoice = z.object({
  id: z.int().describe('The id of the customer'),
  customerName: z.string(),
  rowCount: z.int().describe('Invoices to issue'),
  totalPaise: outPaise.describe('The sum of the rows, with GST, as far as it can be said'),
  rows: z.array(InvoiceToIssue).describe(`The first ${BATCH_MAX}, the oldest first`),
})
export type CustomerToInvoice = z.infer<typeof CustomerToInvoice>

const batchId = z.int().min(1).max(2_147_483_647)

export const BatchForm = z
  .object({
    workorderIds: z
      .array(batchId, { error: 'Choose the orders' })
      .max(BATCH_MAX, `Choose at most ${BATCH_MAX} orders`)
      .default([])
      .describe('Completed orders, for what is left of them. Duplicates count once'),
    deliveries: z
      .array(z.object({ shipmentId: batchId, workorderId: batchId }), { error: 'Choose the deliveries' })
      .max(BATCH_MAX, `Choose at most ${BATCH_MAX} deliveries`)
      .default([])
      .describe('Pieces of an order in a shipment. They are invoiced before the orders'),
  })
  .refine(({ workorderIds, deliveries }) => workorderIds.length + deliveries.length > 0, {
    path: ['workorderIds'],
    message: 'Choose at least one order or delivery',
  })
  .refine(({ workorderIds, deliveries }) => workorderIds.length + deliveries.length <= BATCH_MAX, {
    path: ['deliveries'],
    message: `Choose at most ${BATCH_MAX} orders and deliveries`,
  })

/** What became of an order or a delivery in a batch. */
export const BatchRow = z.object({
  workorderId: z.int(),
  shipmentId: nullable.id.describe('For a delivery: its shipment'),
  issued: z
    .object({ id: z.int(), number: z.string(), totalPaise: outPaise })
    .nullable()
    .describe('Its invoice; null where it was refused'),
  refused: nullable.text.describe('The reason of the refusal'),
})
export type BatchRow = z.infer<typeof BatchRow>

export const invoices = {
  toIssue: listEndpoint(
    '/api/invoices/to-issue',
    'Customers with something to invoice: deliveries that are packed or left without an invoice, and completed orders',
    CustomerToInvoice,
    { company: optionalId.describe('The id of a customer') },
  ),
  batch: endpoint({
    method: 'POST',
    path: '/api/invoices/batch',
    summary: 'Invoice up to 50 deliveries and completed orders',
    note: 'Each is issued as by the call for a single one, in its own transaction. What is refused stops no other and takes no number. An order with a warning, a credit note or an earlier payment is refused here, as is one with a delivery to be invoiced first.',
    idempotent: true,
    body: BatchForm,
    answer: z.array(BatchRow),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/workorders/{id}/invoices/preview',
    summary: 'Preview a document of an order',
    note: 'It takes no number, and refuses what issuing refuses.',
    params: idParam,
    body: InvoiceForm,
    answer: InvoicePreview,
    refuses: ['conflict'],
  }),
  issue: endpoint({
    method: 'POST',
    path: '/api/workorders/{id}/invoices',
    summary: 'Issue an invoice, a note or a proforma',
    note: 'It never changes after that; an invoice is undone by credit notes. `expectedTotalPaise` is the total of the preview: 409 when the figures have changed since.',
    idempotent: true,
    params: idParam,
    body: InvoiceForm.extend({ expectedTotalPaise: paise() }),
    answer: TaxDocument,
    status: 201,
    refuses: ['conflict'],
  }),
  list: listEndpoint(
    '/api/invoices',
    'Invoices, notes, proformas and vouchers: to you (customers), or all (admins)',
    TaxDocument,
    {
      status: InvoiceStatus.exclude(['credited'])
        .optional()
        .describe('Invoices that are not paid (`open`), those of them that are `overdue`, or `paid` ones'),
      kind: TaxDocumentKind.optional(),
      irn: z.enum(['missing']).optional().describe('Documents that wait for their IRN; for admins'),
      workorderId: optionalId,
      company: optionalId.describe('The id of a customer; for admins'),
      from: daySchema.optional().describe('Issued on this day or later'),
      to: daySchema.optional().describe('The last day that counts'),
    },
  ),
  get: endpoint({
    method: 'GET',
    path: '/api/invoices/{id}',
    summary: 'One document',
    params: idParam,
    answer: TaxDocument,
  }),
}
