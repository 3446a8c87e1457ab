import { declareList } from '@/components/ui/screen/useList'
import { historyFilters, workorderFilters } from '@/lib/terms/filters/workorders'
import {
  columnAmount,
  columnAmountAndPayment,
  columnAmountAndUnpaid,
  columnCompleted,
  columnDue,
  columnFiles,
  columnId,
  columnPayment,
  columnProject,
  columnProjectAndMachine,
  columnStart,
  columnStatus,
  opening,
} from './columns/columns'
import { OrderActions } from './drawer/OrderActions'
import { completedIn, completedOn } from './filters'
import { historyQuery, ordersQuery, reachesBeyond, shopQuery } from './query'
import { customerTabs, shopTabs, statusFilter } from './tabs'

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
  first: ['due'],
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
  first: ['paymentStatus'],
  narrowed: completedIn,
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

/** The supplier's work, the oldest first. */
export const shopOrders = declareList({
  call: 'GET /api/workorders',
  name: 'workorders',
  role: 'supplier',
  query: shopQuery,
  title: 'Work Orders',
  lead: 'Orders on your shop floor, oldest first.',
  label: 'Work orders',
  rows: 'orders',
  tabs: { label: 'Work orders by status', of: shopTabs, none: reachesBeyond },
  search: { label: 'Search work orders', placeholder: 'WO number, project or part' },
  filters: workorderFilters,
  first: ['due', 'paymentStatus'],
  narrowed: (address) => [...statusFilter(address.tab, shopTabs(null)), ...completedOn(address)],
  wide: true,
  columns: [
    { ...columnId('supplier'), hideWhenNarrow: true },
    opening('supplier', columnProjectAndMachine),
    columnStatus,
    columnStart,
    columnDue,
    columnAmountAndUnpaid,
    // Beside the buttons a tablet has no room for them: the drawer has them.
    { ...columnFiles, hideWhenNarrow: true },
    {
      key: 'moves',
      header: 'Actions',
      hideInPrint: true,
      noCardLabel: true,
      align: 'right',
      cell: (order) => <OrderActions order={order} role="supplier" inRow />,
    },
  ],
  sort: 'id',
  empty: { title: 'No active work orders', text: 'Orders come from accepted quotations.' },
  failed: 'Couldn’t load the orders',
})

/** Those columns that a member without sight of money reads. */
export const withoutMoney = shopOrders.columns.filter((column) => column !== columnAmountAndUnpaid)
