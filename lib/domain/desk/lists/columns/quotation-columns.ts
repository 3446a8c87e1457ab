import type { Quotation } from '../../../../contract/trade/quotations'
import { displayId } from '../../../../terms/nouns'
import { quotationFlow } from '../../../../rules/trade/flows/quotation-flow'
import { ADMIN, BUYING, day, type Column } from './columns'

/** The columns of quotations; customers know a supplier by the letter of its offer. */
export const quotationColumns: Column<Quotation>[] = [
  ['Quotation', (q) => displayId('quotation', q.id)],
  ['Submitted', (q) => day(q.createdAt)],
  ['Inquiry', (q) => displayId('inquiry', q.inquiryId)],
  ['Project', (q) => q.projectName],
  ['Customer', (q) => q.customerName, ADMIN],
  ['Supplier', (q) => q.supplierName, ADMIN],
  ['Offer', (q) => q.offer, BUYING],
  ['Quantity', (q) => q.quantity],
  ['Price (INR)', (q) => q.price],
  ['Lead time (days)', (q) => q.leadDays],
  ['Valid Until', (q) => day(q.validUntil)],
  ['Expired', (q) => (q.expired ? 'Yes' : 'No')],
  ['Status', (q) => quotationFlow.states[q.status].label],
  ['Details', (q) => q.details],
]
