import { EntityId } from '@/components/ui/data/EntityId'
import { RelativeTime } from '@/components/ui/data/RelativeTime'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { CellTitle, type Column } from '@/components/ui/table/DataTable'
import type { OrderProblem } from '@/lib/contract/orders/order-problem'
import { orderProblemFlow, wantedLabels } from '@/lib/rules/orders/flows/order-problem-flow'
import { displayId } from '@/lib/terms/nouns'
import { problemTitle, raisedBy } from './words'

export const columns: Column<OrderProblem>[] = [
  {
    key: 'id',
    header: 'Problem',
    sort: 'id',
    width: '7rem',
    cell: ({ id }) => <EntityId>{displayId('problem', id)}</EntityId>,
  },
  {
    key: 'what',
    header: 'What',
    opensRow: ({ id }) => `View Details of ${displayId('problem', id)}:`,
    width: '36%',
    cell: (p) => <CellTitle title={problemTitle(p)} sub={p.description} />,
  },
  {
    key: 'order',
    header: 'Order',
    cell: ({ workorderId, projectName }) => (
      <CellTitle title={displayId('workorder', workorderId)} sub={projectName ?? undefined} />
    ),
  },
  { key: 'by', header: 'Reported by', cell: (p) => raisedBy({ ...p, raisedPerson: undefined }), hideWhenNarrow: true },
  { key: 'wanted', header: 'Wanted', cell: ({ wanted }) => wantedLabels[wanted], hideWhenNarrow: true },
  { key: 'since', header: 'Since', width: '8rem', cell: ({ createdAt }) => <RelativeTime value={createdAt} /> },
  {
    key: 'status',
    header: 'Status',
    badge: true,
    width: '8rem',
    cell: ({ status }) => {
      const { tone, label } = orderProblemFlow.states[status]
      return <StatusChip tone={tone} label={label} />
    },
  },
]
