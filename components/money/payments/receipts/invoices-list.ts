import { declareList } from '@/components/ui/screen/useList'
import { ownInvoiceColumns, receivableColumns } from './invoice-columns'
import { ownInvoicesQuery, receivablesQuery } from './query'

/** The customer's invoices and notes, the newest first. */
export const ownInvoices = declareList({
  call: 'GET /api/invoices',
  role: 'customer',
  query: ownInvoicesQuery,
  params: { id: 'invoice' },
  title: 'Payments',
  lead: 'Your invoices, and what you have paid.',
  label: 'Invoices',
  rows: 'invoices',
  tabs: {
    label: 'Invoices by status',
    of: () => [
      { value: 'all', label: 'All' },
      { value: 'open', label: 'Open' },
      { value: 'overdue', label: 'Overdue' },
      { value: 'paid', label: 'Paid' },
    ],
    narrows: 'Status',
  },
  search: { label: 'Search invoices', placeholder: 'Number, order or project' },
  columns: ownInvoiceColumns,
  empty: (_, isNarrowed) => ({
    title: isNarrowed ? 'No invoices found' : 'No invoices yet',
    text: 'You get an invoice when your order is dispatched.',
  }),
  failed: 'Couldn’t load the invoices',
})

/** Invoices that are not paid, for admins; a row opens its order. */
export const receivables = declareList({
  call: 'GET /api/invoices',
  role: 'admin',
  query: receivablesQuery,
  params: { tab: 'show' },
  label: 'Receivables',
  rows: 'invoices',
  tabs: {
    label: 'Receivables by due day',
    of: () => [
      { value: 'open', label: 'Open' },
      { value: 'overdue', label: 'Overdue' },
    ],
    narrows: false,
  },
  search: { label: 'Search invoices', placeholder: 'Number, order, project or company' },
  wide: true,
  columns: receivableColumns,
  opensAt: ({ workorderId }) => ({ id: workorderId }),
  empty: ({ show }) => ({
    title: show === 'overdue' ? 'Nothing is overdue' : 'Every invoice is paid',
    text: 'Invoices appear here from the day they are issued until they are paid.',
  }),
  failed: 'Couldn’t load the invoices',
})
