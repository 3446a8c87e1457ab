import { CellTitle, DataTable, type Column } from '@/components/ui/table/DataTable'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { EntityId } from '@/components/ui/data/EntityId'
import { Money } from '@/components/ui/data/Money'
import { Section } from '@/components/ui/layout/Section'
import { OrderChip } from '@/components/orders/workorders/columns/chips'
import { pictureOfPart } from '@/lib/contract/pictures'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { orderId } from '@/lib/terms/nouns'
import { isOver } from '@/lib/rules/orders/closure'

/** A customer's newest orders. */
export const RecentOrders = ({ orders }: { orders: Workorder[] }) => (
  <Section title="Recent Orders" flush>
    <DataTable
      label="Recent Orders"
      columns={columns}
      rows={orders}
      rowKey={({ id }) => id}
      hrefOf={({ id }) => `/customer/orders?id=${id}`}
      empty={
        <EmptyState
          plain
          art="sheet"
          title="No orders found"
          text="Accept a quotation to place your first order."
          action={<LinkButton href="/customer/quotations">See your quotations</LinkButton>}
        />
      }
    />
  </Section>
)

const columns: Column<Workorder>[] = [
  { key: 'id', header: 'Order ID', cell: ({ id }) => <EntityId>{orderId('customer', id)}</EntityId> },
  {
    key: 'description',
    header: 'Description',
    opensRow: ({ id }) => `View ${orderId('customer', id)}:`,
    cell: (order) => (
      <CellTitle title={order.projectName ?? 'N/A'} picture={pictureOfPart(order)} process={order.processName} />
    ),
  },
  { key: 'process', header: 'Process', cell: ({ processName }) => processName ?? 'N/A', secondary: true },
  {
    key: 'status',
    header: 'Status',
    badge: true,
    cell: (order) => <OrderChip order={order} />,
  },
  {
    key: 'due',
    header: 'Due Date',
    cell: (order) => <FormattedDate value={order.dueDate} empty="Not specified" due done={isOver(order)} />,
  },
  {
    key: 'amount',
    header: 'Amount',
    align: 'right',
    hideWhenNarrow: true,
    cell: ({ amount }) => <Money value={amount} />,
  },
]
