import { statusTabs } from '@/components/ui/list/status-tabs'
import { declareList } from '@/components/ui/screen/useList'
import { CellTitle, type Column } from '@/components/ui/table/DataTable'
import type { Rfq } from '@/lib/contract/trade/rfqs'
import { rfqStates } from '@/lib/rules/trade/flows/rfq-states'
import { count } from '@/lib/terms/format'
import { ownRfqs, ownStates } from './query'
import { rfqColumns } from './rfq-columns'

const columns: Column<Rfq>[] = [
  rfqColumns.id,
  {
    key: 'name',
    header: 'Name',
    cell: (r) => <CellTitle title={r.name ?? 'Without a name'} sub={r.reference ?? undefined} />,
  },
  { key: 'lines', header: 'Lines', align: 'right', cell: ({ counts }) => count(counts.lines) },
  {
    key: 'quoted',
    header: 'Quoted',
    align: 'right',
    cell: ({ state, counts }) => (state === 'draft' ? '–' : count((counts.quoted ?? 0) + (counts.accepted ?? 0))),
  },
  rfqColumns.quoteBy,
  rfqColumns.status,
]

/** The customer's requests for many parts, drafts first. */
export const customerRfqs = declareList({
  call: 'GET /api/rfqs',
  role: 'customer',
  query: ownRfqs,
  title: 'Requests',
  lead: 'Many parts in one go: each line becomes an inquiry.',
  label: 'Requests',
  rows: 'requests',
  tabs: {
    label: 'Requests by status',
    of: (counts) => statusTabs(ownStates, rfqStates, counts),
    narrows: 'Status',
  },
  search: { label: 'Search requests', placeholder: 'Name, reference or RFQ-0001' },
  viewless: true,
  hrefOf: ({ id }) => `/customer/rfqs/${id}`,
  columns,
  empty: { title: 'No requests found', text: 'Drop a parts list, or type the first line.' },
  failed: 'Couldn’t load the requests',
})
