import { LinkButton } from '@/components/ui/controls/LinkButton'
import { CellTitle, DataTable, type Column } from '@/components/ui/table/DataTable'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { EntityId } from '@/components/ui/data/EntityId'
import { Money } from '@/components/ui/data/Money'
import { Section } from '@/components/ui/layout/Section'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { pictureOfPart } from '@/lib/contract/pictures'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { displayId } from '@/lib/terms/nouns'
import { workorderFlow } from '@/lib/rules/orders/flows/workorder-flow'

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
          text="Get work by quoting on inquiries or by requesting work for an idle machine."
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
    cell: (order) => (
      <CellTitle
        title={order.projectName ?? 'N/A'}
        sub={order.machineName}
        picture={pictureOfPart(order)}
        process={order.processName}
      />
    ),
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
  {
    key: 'amount',
    header: 'Amount',
    align: 'right',
    hideWhenNarrow: true,
    cell: ({ amount }) => <Money value={amount} />,
  },
]
