import { declareList } from '@/components/ui/screen/useList'
import { toInvoiceQuery } from './query'

/** Customers with deliveries and completed orders to invoice. */
export const toInvoice = declareList({
  call: 'GET /api/invoices/to-issue',
  role: 'admin',
  query: toInvoiceQuery,
  label: 'To invoice',
  rows: 'customers',
  search: { label: 'Search what to invoice', placeholder: 'WO or PO number, project or company' },
  empty: (_, isNarrowed) => ({
    title: isNarrowed ? 'Nothing found' : 'Everything is invoiced',
    text: 'A delivery appears here when it is packed, an order when it is completed, until all of it is invoiced.',
  }),
  failed: 'Couldn’t load what is to be invoiced',
})
