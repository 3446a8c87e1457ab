import type { DocumentKind } from './series'

/** What people call each kind of document. */
export const documentWords: Record<DocumentKind, string> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  debit_note: 'Debit note',
  receipt_voucher: 'Receipt voucher',
  proforma: 'Proforma invoice',
  challan: 'Delivery challan',
}
