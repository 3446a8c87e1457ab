import { EntityId } from '@/components/ui/data/EntityId'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { Text } from '@/components/ui/layout/Text'
import { declareList } from '@/components/ui/screen/useList'
import { CellTitle, type Column } from '@/components/ui/table/DataTable'
import type { OrderToInvoice } from '@/lib/contract/money/invoices'
import { rupees } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { toInvoiceQuery } from './query'

const sum = (paise: number | null) => (paise === null ? '–' : rupees(paise))

const columns: Column<OrderToInvoice>[] = [
  {
    key: 'id',
    header: 'Work order',
    width: '7rem',
    cell: ({ id }) => <EntityId>{displayId('workorder', id)}</EntityId>,
  },
  {
    key: 'who',
    header: 'Customer',
    width: '24%',
    opensRow: ({ id }) => `View Details of ${displayId('workorder', id)}:`,
    cell: ({ customerName, projectName }) => <CellTitle title={customerName} sub={projectName} />,
  },
  {
    key: 'completed',
    header: 'Completed',
    width: '8rem',
    cell: ({ completedDate }) => <FormattedDate value={completedDate} />,
  },
  { key: 'po', header: 'PO number', width: '9rem', hideWhenNarrow: true, cell: ({ poNumber }) => poNumber ?? '–' },
  { key: 'value', header: 'Excl. GST', align: 'right', hideWhenNarrow: true, cell: (row) => sum(row.taxablePaise) },
  { key: 'total', header: 'Total', align: 'right', cell: (row) => sum(row.totalPaise) },
  {
    key: 'missing',
    header: 'Missing',
    width: '24%',
    cell: ({ missing }) =>
      missing ? <Text size="small">{missing}</Text> : <StatusChip tone="success" label="Ready" size="small" />,
  },
]

/** Completed orders that are not invoiced, or not in full, the oldest first. */
export const toInvoice = declareList({
  call: 'GET /api/workorders/to-invoice',
  role: 'admin',
  query: toInvoiceQuery,
  label: 'To invoice',
  rows: 'orders',
  search: { label: 'Search orders', placeholder: 'WO or PO number, project or company' },
  wide: true,
  hrefOf: ({ id }) => `/admin/workorders/${id}/invoice?from=to-invoice`,
  columns,
  empty: (_, isNarrowed) => ({
    title: isNarrowed ? 'No orders found' : 'All completed orders are invoiced',
    text: 'An order appears here when it is completed, until all of it is invoiced.',
  }),
  failed: 'Couldn’t load the orders',
})
