import { declareList } from '@/components/ui/screen/useList'
import { historyFilters, workorderFilters } from '@/lib/terms/filters/workorders'
import {
  columnAmount,
  columnAmountAndPayment,
  columnCompleted,
  columnDue,
  columnId,
  columnPayment,
  columnProject,
  columnStart,
  columnStatus,
  opening,
} from './columns/columns'
import { historyQuery, ordersQuery } from './query'
import { customerTabs, statusFilter } from './tabs'

/** The customer's orders, the newest first. */
export const customerOrders = declareList({
  call: 'GET /api/workorders',
  name: 'workorders',
  role: 'customer',
  query: ordersQuery,
  title: 'Active Orders',
  lead: 'Your orders and their progress.',
  label: 'Orders',
  rows: 'orders',
  tabs: { label: 'Orders by status', of: customerTabs },
  search: { label: 'Search orders', placeholder: 'Order ID, project, part or PO' },
  filters: workorderFilters,
  narrowed: ({ tab }) => statusFilter(tab, customerTabs(null)),
  wide: true,
  columns: [
    columnId('customer'),
    opening('customer', columnProject),
    columnStatus,
    columnStart,
    columnDue,
    columnAmountAndPayment,
  ],
  sort: '-id',
  empty: {
    title: 'No Orders Found',
    text: 'Orders appear here once you accept a quotation and we place the order with its supplier.',
  },
  failed: 'Couldn’t load the orders',
})

// The history has one order, by completion: nothing in it sorts.
const unsorted = { sort: undefined }

/** What was made for the customer, the last completed first. */
export const orderHistory = declareList({
  call: 'GET /api/workorders',
  name: 'workorders',
  role: 'customer',
  query: historyQuery,
  viewless: true,
  title: 'Order History',
  lead: 'Completed orders, newest first.',
  counted: true,
  label: 'Completed orders',
  rows: 'orders',
  search: { label: 'Search completed orders', placeholder: 'Order ID, project, part or PO' },
  filters: historyFilters,
  wide: true,
  columns: [
    { ...columnId('customer'), ...unsorted },
    opening('customer', columnProject),
    columnCompleted,
    { ...columnAmount, ...unsorted },
    columnPayment,
  ],
  empty: { title: 'No Order History Found', text: 'Completed orders appear here.' },
  failed: 'Couldn’t load the orders',
})
