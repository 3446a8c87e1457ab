import { CellTitle, type Column } from '@/components/ui/table/DataTable'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { EntityId } from '@/components/ui/data/EntityId'
import { Money } from '@/components/ui/data/Money'
import type { Role } from '@/lib/contract/accounts'
import { pictureOfOrder } from '@/lib/contract/pictures'
import type { Workorder } from '@/lib/contract/workorders'
import { count } from '@/lib/rules/format'
import { orderId } from '@/lib/rules/nouns'
import { OrderChip, PaymentChip } from './chips'
import { FilesCell } from '../drawer/OrderFiles'
import { titleOf } from '../labels'

export type OrderColumn = Column<Workorder>

/** The columns that several screens show, each by its name. */
export const columnId = (role: Role): OrderColumn => ({
  key: 'id',
  header: role === 'customer' ? 'Order ID' : 'Work Order',
  sort: 'id',
  cell: (order) => <EntityId>{orderId(role, order.id)}</EntityId>,
})

export const columnMachine: OrderColumn = {
  key: 'machine',
  header: 'Machine',
  cell: (order) => (
    <CellTitle
      title={order.machineName ?? 'No machine assigned'}
      sub={order.projectName}
      picture={pictureOfOrder(order)}
    />
  ),
}

export const columnFiles: OrderColumn = {
  key: 'files',
  header: 'Files',
  cell: (order) => <FilesCell order={order} />,
}

export const columnProject: OrderColumn = {
  key: 'project',
  header: 'Project Name',
  cell: (order) => <CellTitle title={titleOf(order)} sub={projectLine(order)} picture={pictureOfOrder(order)} />,
}

export const columnStatus: OrderColumn = {
  key: 'status',
  header: 'Status',
  badge: true,
  cell: (order) => <OrderChip status={order.status} />,
}

export const columnStart: OrderColumn = {
  key: 'start',
  header: 'Start Date',
  secondary: true,
  yields: true,
  cell: (order) => <FormattedDate value={order.startDate} empty="Not started" />,
}

export const columnDue: OrderColumn = {
  key: 'due',
  header: 'Due Date',
  sort: 'dueDate',
  cell: (order) => (
    <FormattedDate value={order.dueDate} empty="Not specified" due done={order.status === 'completed'} />
  ),
}

export const columnCompleted: OrderColumn = {
  key: 'completed',
  header: 'Completed',
  cell: (order) => <FormattedDate value={order.completedDate} />,
}

export const columnPayment: OrderColumn = {
  key: 'payment',
  header: 'Payment',
  cell: (order) => <PaymentChip status={order.paymentStatus} />,
}

export const columnAmount: OrderColumn = {
  key: 'amount',
  header: 'Amount',
  align: 'right',
  sort: 'amount',
  cell: (order) => <Money value={order.amount} />,
}

/** Opens the row: the one stop of the keyboard in it. */
export const columnOpen = (role: Role, words = 'View Details'): OrderColumn => ({
  key: 'open',
  header: 'Details',
  acts: true,
  opens: ({ id }) => `${words} of ${orderId(role, id)}`,
  cell: () => words,
})

const projectLine = ({ quantity, processName }: Workorder) =>
  [quantity !== null && `${count(quantity)} pcs`, processName].filter(Boolean).join(' · ')
