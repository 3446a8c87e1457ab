import { EntityId } from '@/components/ui/data/EntityId'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { statusTabs } from '@/components/ui/list/status-tabs'
import { declareList } from '@/components/ui/screen/useList'
import { CellTitle, type Column } from '@/components/ui/table/DataTable'
import type { Rfq } from '@/lib/contract/trade/rfqs'
import { rfqStates } from '@/lib/rules/trade/flows/rfq-states'
import { count, dateTime } from '@/lib/terms/format'
import { displayId, linkTo } from '@/lib/terms/nouns'
import { allRfqs, submittedStates } from './query'

const columns: Column<Rfq>[] = [
  { key: 'id', header: 'Request ID', cell: (r) => <EntityId>{displayId('rfq', r.id)}</EntityId> },
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
  {
    key: 'quoteBy',
    header: 'Quotes until',
    cell: ({ quoteBy }) => (quoteBy ? dateTime(quoteBy) : <FormattedDate value={null} empty="No limit" />),
  },
  {
    key: 'status',
    header: 'Status',
    badge: true,
    cell: ({ state }) => <StatusChip tone={rfqStates[state].tone} label={rfqStates[state].label} />,
  },
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
