import {
  columnAmount,
  columnDue,
  columnId,
  columnPayment,
  columnStart,
  columnStatus,
} from '@/components/orders/workorders/columns/columns'
import { allWorkordersQuery } from '@/components/orders/workorders/query'
import { adminTabs, statusFilter } from '@/components/orders/workorders/tabs'
import { declareList } from '@/components/ui/screen/useList'
import { workorderFilters } from '@/lib/terms/filters/workorders'
import { columnProjectOf, columnSupplier } from './admin-columns'
import { orderBulk } from './order-bulk'

/** Every work order there is. */
const adminWorkorders = declareList({
  call: 'GET /api/workorders',
  name: 'workorders',
  role: 'admin',
  query: allWorkordersQuery,
  title: 'Work Orders',
  lead: 'All work orders, and suppliers requesting work.',
  label: 'Work orders',
  rows: 'orders',
  tabs: { label: 'Work orders by status', of: adminTabs },
  search: { label: 'Search work orders', placeholder: 'WO, project, part, PO or supplier' },
  filters: workorderFilters,
  narrowed: ({ tab }) => statusFilter(tab, adminTabs(null)),
  wide: true,
  columns: [
    columnId('admin'),
    columnProjectOf,
    columnSupplier,
    columnStatus,
    columnStart,
    columnDue,
    { ...columnPayment, hideWhenNarrow: true },
    columnAmount,
  ],
  sort: '-id',
  empty: {
    title: 'No Work Orders Found',
    text: 'Create one from an accepted inquiry, or from a supplier’s request for work.',
  },
  failed: 'Couldn’t load the orders',
  bulk: orderBulk,
})

/** The list of work orders with a tab for so many requests that wait. */
export const adminWorkordersWith = (count: number | undefined): typeof adminWorkorders => ({
  ...adminWorkorders,
  tabs: {
    ...adminWorkorders.tabs!,
    of: (counts) => [...adminTabs(counts), { value: 'requests', label: 'Requests', count }],
  },
})
