import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { Text } from '@/components/ui/layout/Text'
import { declareList } from '@/components/ui/screen/useList'
import { CellTitle, type Column } from '@/components/ui/table/DataTable'
import type { Part } from '@/lib/contract/orders/parts'
import { workorderFlow } from '@/lib/rules/orders/flows/workorder-flow'
import { count, rupees } from '@/lib/terms/format'
import { AgainCell } from './AgainCell'
import { partsQuery } from './query'

const columns: Column<Part>[] = [
  {
    key: 'part',
    header: 'Part',
    cell: ({ partNumber, name, revisions }) => (
      <CellTitle
        title={[partNumber, revisions.at(-1) && `rev. ${revisions.at(-1)}`].filter(Boolean).join(', ')}
        sub={name}
      />
    ),
  },
  {
    key: 'material',
    header: 'Material',
    secondary: true,
    hideWhenNarrow: true,
    cell: ({ material }) => material ?? '—',
  },
  {
    key: 'last',
    header: 'Last price',
    align: 'right',
    money: true,
    cell: ({ last }) =>
      last ? (
        <CellTitle title={`${rupees(last.landedPaise)} each`} sub={`at ${count(last.quantity)} pcs`} />
      ) : (
        <Text tone="secondary">Not ordered yet</Text>
      ),
  },
  {
    key: 'ordered',
    header: 'Last order',
    cell: ({ lastOrder }) =>
      lastOrder ? <FormattedDate value={lastOrder.at} /> : <FormattedDate value={null} empty="None" />,
  },
  {
    key: 'status',
    header: 'Status',
    badge: true,
    cell: ({ lastOrder }) =>
      lastOrder && (
        <StatusChip
          tone={workorderFlow.states[lastOrder.status].tone}
          label={workorderFlow.states[lastOrder.status].label}
        />
      ),
  },
  {
    key: 'again',
    header: 'Order Again',
    align: 'right',
    hideInPrint: true,
    width: '172px',
    cell: (part) => <AgainCell part={part} />,
  },
]

/** The customer's parts. */
export const customerParts = declareList({
  call: 'GET /api/parts',
  role: 'customer',
  query: partsQuery,
  title: 'Parts',
  lead: 'What you asked for by part number, with its last price and order. Tick what you need again.',
  counted: true,
  label: 'Parts',
  rows: 'parts',
  search: { label: 'Search parts', placeholder: 'Part number or name' },
  viewless: true,
  columns,
  empty: { title: 'No parts found', text: 'Parts that you ask for by a part number appear here.' },
  failed: 'Couldn’t load the parts',
})
