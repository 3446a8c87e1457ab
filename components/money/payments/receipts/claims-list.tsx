import { EntityId } from '@/components/ui/data/EntityId'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { RelativeTime } from '@/components/ui/data/RelativeTime'
import { declareList } from '@/components/ui/screen/useList'
import { CellTitle, type Column } from '@/components/ui/table/DataTable'
import type { Receipt } from '@/lib/contract/money/receipt'
import { rupees } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { claimsQuery } from './query'
import { ReceiptChip } from './ReceiptsOfOrder'
import { howOf } from './words'

const columns: Column<Receipt>[] = [
  {
    key: 'id',
    header: 'Receipt',
    width: '7rem',
    cell: ({ id }) => <EntityId>{displayId('receipt', id)}</EntityId>,
  },
  {
    key: 'who',
    header: 'Customer',
    opensRow: ({ id }) => `View Details of ${displayId('receipt', id)}:`,
    width: '26%',
    cell: ({ customerName, allocations }) => (
      <CellTitle
        title={customerName!}
        sub={allocations.map(({ workOrderId }) => displayId('workorder', workOrderId)).join(', ') || 'On account'}
      />
    ),
  },
  { key: 'how', header: 'Mode', cell: (receipt) => howOf(receipt) },
  { key: 'on', header: 'Paid on', width: '8rem', cell: ({ receivedOn }) => <FormattedDate value={receivedOn} /> },
  {
    key: 'since',
    header: 'Since',
    width: '8rem',
    hideWhenNarrow: true,
    cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
  },
  {
    key: 'status',
    header: 'Status',
    badge: true,
    width: '8rem',
    cell: (receipt) => <ReceiptChip receipt={receipt} />,
  },
  {
    key: 'tds',
    header: 'TDS',
    align: 'right',
    hideWhenNarrow: true,
    cell: ({ tdsPaise }) => (tdsPaise ? rupees(tdsPaise) : '–'),
  },
  { key: 'amount', header: 'Amount', align: 'right', cell: ({ amountPaise }) => rupees(amountPaise) },
]

const tabs = [
  { value: 'claimed', label: 'To confirm', empty: 'No claims to check' },
  { value: 'received', label: 'Received', empty: 'No receipts yet' },
  { value: 'ended', label: 'Ended', empty: 'No refused or reversed receipts' },
]

/** Payments that customers claim, the oldest first, and what became of others; for admins. */
export const claims = declareList({
  call: 'GET /api/receipts',
  role: 'admin',
  query: claimsQuery,
  params: { tab: 'show', id: 'receipt' },
  label: 'Receipts',
  rows: 'receipts',
  tabs: {
    label: 'Receipts by status',
    of: (counts) => tabs.map(({ value, label }) => ({ value, label, count: counts?.[value] })),
    narrows: false,
  },
  search: { label: 'Search receipts', placeholder: 'UTR, RCP or WO number, company' },
  columns,
  empty: ({ show }, isNarrowed) => ({
    title: isNarrowed ? 'No receipts found' : (tabs.find(({ value }) => value === show) ?? tabs[0]!).empty,
    text: 'A claim appears here when a customer says that it has paid.',
  }),
  failed: 'Couldn’t load the receipts',
})
