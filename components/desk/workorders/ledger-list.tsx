import { columnAmount, columnId } from '@/components/orders/workorders/columns/columns'
import { SinceCompletion } from '@/components/orders/workorders/columns/SinceCompletion'
import { ledgerQuery } from '@/components/orders/workorders/query'
import { declareList } from '@/components/ui/screen/useList'
import { paymentFilters } from '@/lib/terms/filters/workorders'
import { columnProjectOf, columnSetPayment, columnSupplier } from './admin-columns'
import { orderBulk } from './order-bulk'

/** Orders with an agreed amount, the last completed first. */
export const ledger = declareList({
  call: 'GET /api/workorders',
  name: 'payments',
  role: 'admin',
  query: ledgerQuery,
  exportInHead: true,
  title: 'Payments',
  lead: 'Work orders with an agreed amount. Record payments once received.',
  label: 'Payments',
  rows: 'orders',
  search: { label: 'Search payments', placeholder: 'WO number, project or company' },
  filters: paymentFilters,
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
  bulk: orderBulk,
})
