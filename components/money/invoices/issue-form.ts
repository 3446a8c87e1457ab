import type { z } from 'zod'
import type { InvoiceForm, IssuedKind } from '@/lib/contract/money/invoices'
import type { TaxDocument } from '@/lib/contract/money/tax-document'
import type { OrderTerms } from '@/lib/contract/money/terms'

/** The form as it is filled in, and as it is sent. */
export type IssueIn = z.input<typeof InvoiceForm>
export type IssueOut = z.output<typeof InvoiceForm>

/**
 * The lines that a document begins with: what is left of the order, or the lines of the invoice that a note changes. A
 * debit note raises their price and adds no pieces.
 */
export function linesToIssue(kind: IssuedKind, terms: OrderTerms, against: TaxDocument | null) {
  if (against)
    return against.lines.map((line, i) => ({
      of: line.of,
      no: i + 1,
      description: line.description,
      quantityMilli: kind === 'credit_note' ? String(line.quantityMilli) : '',
      taxablePaise: kind === 'credit_note' ? String(line.taxablePaise) : '',
    }))
  const rest = terms.taxablePaise === null ? '' : String(Math.max(0, terms.taxablePaise - terms.invoicedPaise))
  return [{ of: 'order', description: terms.description, quantityMilli: '', taxablePaise: rest }]
}

/** What a form sends: fields that are empty are left out. */
export const sentOf = (values: object): object =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      if (Array.isArray(value)) return [[key, value.map((one: object) => sentOf(one))]]
      return value === '' || value === null || value === undefined ? [] : [[key, value as unknown]]
    }),
  )
