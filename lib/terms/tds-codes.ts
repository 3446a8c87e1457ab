/**
 * Payments to suppliers from which tax is deducted, by their codes in the returns under the Income-tax Act 2025. The amount and the code
 * are typed: which one applies is for the admin and the tax adviser. Admins edit the list.
 */
export const TDS_CODES: { code: string; name: string }[] = [
  { code: '1023', name: 'Contractor: an individual or a Hindu undivided family' },
  { code: '1024', name: 'Contractor: a company, a firm or another' },
  { code: '1031', name: 'Purchase of goods' },
]

/** Rows of a bank's list that are pasted at once, and bills in a file for the bank. */
export const PASTE_MAX = 100
