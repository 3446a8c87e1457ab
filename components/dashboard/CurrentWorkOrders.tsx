import { LinkButton } from '@/components/ui/navigation/LinkButton'
import { CellTitle, DataTable, type Column } from '@/components/ui/table/DataTable'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { EntityId } from '@/components/ui/data/EntityId'
import { Section } from '@/components/ui/layout/Section'
import { StatusChip } from '@/components/ui/data/StatusChip'
import type { Workorder } from '@/lib/contract/workorders'
import { displayId } from '@/lib/rules/nouns'
import { workorderFlow } from '@/lib/rules/workorder-flow'

/** A supplier's work under way, the nearest due date first. */
export const CurrentWorkOrders = ({ orders }: { orders: Workorder[] }) => (
  <Section
    title="Current Work Orders"
    flush
    actions={
      <LinkButton href="/supplier/workorders" size="small">
        All work orders
      </LinkButton>
    }
  >
    <DataTable
      label="Current Work Orders"
      columns={columns}
      rows={orders}
      rowKey={({ id }) => id}
      hrefOf={({ id }) => `/supplier/workorders?id=${id}`}
      empty={
        <EmptyState
          plain
          art="sheet"
          title="No active work orders"
          text="Work orders come from accepted quotations, or when you request work for an idle machine."
        />
      }
    />
  </Section>
)

const columns: Column<Workorder>[] = [
  { key: 'id', header: 'Order ID', cell: ({ id }) => <EntityId>{displayId('workorder', id)}</EntityId> },
  {
    key: 'project',
    header: 'Project',
    cell: ({ projectName, machineName }) => <CellTitle title={projectName ?? 'N/A'} sub={machineName} />,
  },
  {
    key: 'status',
    header: 'Status',
    badge: true,
    cell: ({ status }) => <StatusChip {...workorderFlow.states[status]} />,
  },
  {
    key: 'due',
    header: 'Due Date',
    cell: ({ dueDate }) => <FormattedDate value={dueDate} empty="Not specified" due />,
  },
]
