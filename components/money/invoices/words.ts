import type { OrderTerms } from '@/lib/contract/money/terms'
import type { TaxDocument } from '@/lib/contract/money/tax-document'
import { gstStates } from '@/lib/terms/gst-states'
import type { Tone } from '@/lib/terms/tone'

export const supplyWords: Record<OrderTerms['supply'], string> = { goods: 'Goods', jobwork: 'Job work' }

export const materialWords: Record<OrderTerms['materialOf'], string> = {
  supplier: 'the supplier',
  operator: 'our own',
  customer: 'the customer',
}

/** A State as invoices name it: 29-Karnataka. */
export const placeWords = (code: string | null) => (code ? `${code}-${gstStates[code]}` : null)

/** How an invoice stands, as a chip. */
export const statusWords: Record<NonNullable<TaxDocument['status']>, { label: string; tone: Tone }> = {
  open: { label: 'Open', tone: 'info' },
  overdue: { label: 'Overdue', tone: 'danger' },
  paid: { label: 'Paid', tone: 'success' },
  credited: { label: 'Credited', tone: 'neutral' },
}
