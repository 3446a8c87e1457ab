import { assign } from '@/components/core/team/assign'
import { setPayments } from '@/components/orders/workorders/bulk-acts'
import {
  columnAmount,
  columnDue,
  columnId,
  columnPayment,
  columnStart,
  columnStatus,
} from '@/components/orders/workorders/columns/columns'
import { SinceCompletion } from '@/components/orders/workorders/columns/SinceCompletion'
import { allWorkordersQuery, ledgerQuery } from '@/components/orders/workorders/query'
import { adminTabs, statusFilter } from '@/components/orders/workorders/tabs'
import { type List, declareList } from '@/components/ui/screen/useList'
import { paymentFilters, workorderFilters } from '@/lib/terms/filters/workorders'
import { orderId } from '@/lib/terms/nouns'
import { columnProjectOf, columnSetPayment, columnSupplier } from './admin-columns'

const bulk: List<'GET /api/workorders'>['bulk'] = {
  noun: ['order', 'orders'],
  acts: [assign('workorder'), setPayments],
  choiceOf: ({ id }) => ({ id, name: orderId('admin', id) }),
}

/** Every work order there is. */
export const adminWorkorders = declareList({
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
  first: ['due', 'paymentStatus'],
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
  bulk,
})

/** Orders with an agreed amount, the last completed first. */
export const ledger = declareList({
  call: 'GET /api/workorders',
  name: 'payments',
  role: 'admin',
  query: ledgerQuery,
  exportInHead: true,
  title: 'Payments',
  lead: 'Work orders with an agreed amount. Set what was paid when the money is there.',
  label: 'Payments',
  rows: 'orders',
  search: { label: 'Search payments', placeholder: 'WO number, project or company' },
  filters: paymentFilters,
  first: ['paymentStatus', 'age'],
  wide: true,
  columns: [
    columnId('admin'),
    columnProjectOf,
    columnSupplier,
    {
      key: 'completed',
      header: 'Completed',
      sort: 'completedDate',
      cell: (order) => <SinceCompletion order={order} />,
    },
    columnAmount,
    columnSetPayment,
  ],
  sort: '-completedDate',
  empty: {
    title: 'No Payments Found',
    text: 'Work orders appear here once their inquiry has an accepted quotation from the same supplier.',
  },
  failed: 'Couldn’t load the orders',
  bulk,
})
