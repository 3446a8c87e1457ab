import { z } from 'zod'
import { instant, nullable } from '../core/fields'
import { outDay, outPaise } from '../core/money-fields'

export const TaxDocumentKind = z.enum(['proforma', 'invoice', 'credit_note', 'debit_note', 'receipt_voucher'], {
  error: 'Choose a kind of document',
})
export type TaxDocumentKind = z.infer<typeof TaxDocumentKind>

/** CGST and SGST, CGST and UTGST, or IGST. */
export const TaxSplit = z.enum(['intra', 'intra_ut', 'inter'])
export type TaxSplit = z.infer<typeof TaxSplit>

/** How an invoice stands. */
export const InvoiceStatus = z.enum(['open', 'overdue', 'paid', 'credited'])
export type InvoiceStatus = z.infer<typeof InvoiceStatus>

/** The sums of a document, in paise. */
export const DocumentTotals = z.object({
  taxablePaise: outPaise,
  cgstPaise: outPaise,
  sgstPaise: outPaise.describe('UTGST where the split is intra_ut'),
  igstPaise: outPaise,
  roundOffPaise: outPaise,
  totalPaise: outPaise,
})
export type DocumentTotals = z.infer<typeof DocumentTotals>

/** A line of a document with its taxes. */
export const DocumentLine = z.object({
  of: z.enum(['order', 'extra']),
  description: z.string(),
  hsn: z.string(),
  uqc: z.string().describe('The unit as the GST portal names it'),
  quantityMilli: z.int().describe('Thousandths. Of a note 0: the line corrects a price and takes no pieces'),
  taxablePaise: outPaise,
  rateBp: z.int().describe('Basis points: 1800 is 18 %'),
  cgstPaise: outPaise,
  sgstPaise: outPaise,
  igstPaise: outPaise,
  no: z.int().optional().describe('For a note: the line of the invoice that it changes'),
})
export type DocumentLine = z.infer<typeof DocumentLine>

/** An invoice, a note, a proforma or a voucher, as it was issued. */
export const TaxDocument = DocumentTotals.extend({
  id: z.int(),
  kind: TaxDocumentKind,
  number: z.string(),
  workorderId: z.int(),
  projectName: nullable.text,
  customerId: z.int().optional().describe('For admins'),
  customerName: z.string().optional().describe('For admins'),
  againstId: nullable.id.describe('The invoice that a note changes'),
  againstNumber: nullable.text,
  reason: nullable.text,
  issuedOn: outDay,
  dueOn: outDay.nullable(),
  split: TaxSplit,
  placeOfSupply: z.string().describe("The state's code in GST numbers"),
  reverseCharge: z.boolean(),
  lines: z.array(DocumentLine),
  creditedPaise: outPaise.describe('For an invoice: the sum of its credit notes'),
  debitedPaise: outPaise.describe('For an invoice: the sum of its debit notes'),
  balancePaise: outPaise
    .nullable()
    .describe('For an invoice: the balance to pay. An order’s receipts pay its oldest invoice first'),
  status: InvoiceStatus.nullable().describe('For an invoice'),
  irnDue: z.boolean().describe('It counts as an invoice only with an IRN'),
  irn: nullable.text,
  ackNo: nullable.text,
  ackOn: nullable.instant,
  createdAt: instant,
})
export type TaxDocument = z.infer<typeof TaxDocument>
