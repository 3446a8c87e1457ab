import { statusTabs } from '@/components/ui/list/status-tabs'
import { declareList } from '@/components/ui/screen/useList'
import { CellTitle, type Column } from '@/components/ui/table/DataTable'
import type { Rfq } from '@/lib/contract/trade/rfqs'
import { rfqStates } from '@/lib/rules/trade/flows/rfq-states'
import { count } from '@/lib/terms/format'
import { linkTo } from '@/lib/terms/nouns'
import { allRfqs, submittedStates } from './query'
import { rfqColumns } from './rfq-columns'

const columns: Column<Rfq>[] = [
  rfqColumns.id,
  {
    key: 'name',
    header: 'Name',
    cell: (r) => <CellTitle title={r.name ?? 'Without a name'} sub={r.customerName} />,
  },
  { key: 'lines', header: 'Lines', align: 'right', cell: ({ counts }) => count(counts.lines) },
  {
    key: 'open',
    header: 'Waiting for quotes',
    align: 'right',
    hideWhenNarrow: true,
    cell: ({ counts }) => count(counts.open ?? 0),
  },
  { key: 'quoted', header: 'Quoted', align: 'right', cell: ({ counts }) => count(counts.quoted ?? 0) },
  { key: 'accepted', header: 'Accepted', align: 'right', cell: ({ counts }) => count(counts.accepted ?? 0) },
  rfqColumns.quoteBy,
  rfqColumns.status,
]

/** The submitted requests of all customers. */
export const adminRfqs = declareList({
  call: 'GET /api/rfqs',
  role: 'admin',
  query: allRfqs,
  label: 'Requests',
  rows: 'requests',
  tabs: {
    label: 'Requests by status',
    of: (counts) => statusTabs(submittedStates, rfqStates, counts),
    narrows: 'Status',
  },
  search: { label: 'Search requests', placeholder: 'Name, reference or RFQ-0001' },
  viewless: true,
  hrefOf: ({ id }) => linkTo('rfq', id, 'admin')!,
  columns,
  empty: { title: 'No requests found', text: 'Customers’ requests for many parts appear here.' },
  failed: 'Couldn’t load the requests',
})
