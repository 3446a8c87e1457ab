import { declareList } from '@/components/ui/screen/useList'
import { workorderFilters } from '@/lib/terms/filters/workorders'
import {
  columnAmountAndUnpaid,
  columnDue,
  columnFiles,
  columnId,
  columnProjectAndMachine,
  columnStart,
  columnStatus,
  opening,
} from './columns/columns'
import { OrderActions } from './drawer/OrderActions'
import { completedOn } from './filters'
import { reachesBeyond, shopQuery } from './query'
import { shopTabs, statusFilter } from './tabs'

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
