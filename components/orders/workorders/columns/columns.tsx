import { CellTitle, type Column } from '@/components/ui/table/DataTable'
import { EntityId } from '@/components/ui/data/EntityId'
import { Money } from '@/components/ui/data/Money'
import { Unread } from '@/components/trade/inquiries/Unread'
import type { Role } from '@/lib/contract/people/account'
import { pictureOfPart } from '@/lib/contract/pictures'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { count } from '@/lib/terms/format'
import { orderId } from '@/lib/terms/nouns'
import { poWords } from '@/lib/rules/orders/po-number'
import { OrderChip, PaymentChip, ProblemChip } from './chips'
import css from './columns.module.css'
import { CompletedDate } from './CompletedDate'
import { DueDate } from './DueDate'
import { RowDelivery } from './RowDelivery'
import { RowProgress } from './RowProgress'
import { StartDate } from './StartDate'
import { UnpaidSince } from './UnpaidSince'
import { FilesCell } from '../drawer/OrderFiles'
import { titleOf } from '../labels'

export type OrderColumn = Column<Workorder>

/** The columns that several screens show, each by its name. */
export const columnId = (role: Role): OrderColumn => ({
  key: 'id',
  header: role === 'customer' ? 'Order ID' : 'Work order',
  sort: 'id',
  cell: (order) => <EntityId>{orderId(role, order.id)}</EntityId>,
})

export const columnProjectAndMachine: OrderColumn = {
  key: 'machine',
  header: 'Project and machine',
  cell: (order) => (
    <CellTitle
      title={titleOf(order)}
      sub={<ShopLine order={order} />}
      subTitle={[orderId('supplier', order.id), partAndMachine(order)].filter(Boolean).join(' · ')}
      marks={<Unread n={order.unread} />}
      picture={pictureOfPart(order)}
      process={order.processName}
    />
  ),
}

/** In a narrow table the id stands here, in the place of its column. */
const ShopLine = ({ order }: { order: Workorder }) => (
  <>
    <span className={css.inNarrow}>
      <EntityId>{orderId('supplier', order.id)}</EntityId>
      {order.projectName && ' · '}
    </span>
    {partAndMachine(order)}
  </>
)

/** Without a project the machine is the title already. */
const partAndMachine = ({ projectName, partNumber, machineName }: Workorder) =>
  projectName && [partNumber, machineName ?? 'No machine assigned'].filter(Boolean).join(' · ')

export const columnFiles: OrderColumn = {
  key: 'files',
  header: 'Files',
  cell: (order) => <FilesCell order={order} />,
}

export const columnProject: OrderColumn = {
  key: 'project',
  header: 'Project Name',
  cell: (order) => (
    <CellTitle
      title={titleOf(order)}
      sub={projectLine(order)}
      marks={<Unread n={order.unread} />}
      picture={pictureOfPart(order)}
      process={order.processName}
    />
  ),
}

export const columnStatus: OrderColumn = {
  key: 'status',
  header: 'Status',
  badge: true,
  cell: (order) => (
    <span className={css.standing}>
      <OrderChip order={order} />
      <ProblemChip order={order} />
      <RowProgress order={order} />
      <RowDelivery order={order} />
    </span>
  ),
}

export const columnStart: OrderColumn = {
  key: 'start',
  header: 'Start Date',
  secondary: true,
  hideWhenNarrow: true,
  cell: (order) => <StartDate order={order} />,
}

export const columnDue: OrderColumn = {
  key: 'due',
  header: 'Due Date',
  sort: 'dueDate',
  cell: (order) => <DueDate order={order} />,
}

export const columnCompleted: OrderColumn = {
  key: 'completed',
  header: 'Completed',
  cell: (order) => <CompletedDate order={order} />,
}

export const columnPayment: OrderColumn = {
  key: 'payment',
  header: 'Payment',
  cell: (order) => <PaymentChip order={order} />,
}

/** What is paid for it, and what of that was paid: one column where there is no room for two. */
export const columnAmountAndPayment: OrderColumn = {
  key: 'payment',
  header: 'Payment',
  align: 'right',
  cell: (order) => (
    <span className={css.money}>
      {typeof order.amount === 'number' && <Money value={order.amount} />}
      <PaymentChip order={order} />
    </span>
  ),
}

/** The same for suppliers, and since when a completed order waits for its money. */
export const columnAmountAndUnpaid: OrderColumn = {
  ...columnAmountAndPayment,
  money: true,
  cell: (order) => (
    <span className={css.money}>
      {typeof order.amount === 'number' && <Money value={order.amount} />}
      <PaymentChip order={order} />
      <UnpaidSince order={order} />
    </span>
  ),
}

export const columnAmount: OrderColumn = {
  key: 'amount',
  header: 'Amount',
  align: 'right',
  sort: 'amount',
  cell: (order) => <Money value={order.amount} />,
}

/** The column whose cell opens the row: the one stop of the keyboard in it. */
export const opening = (role: Role, column: OrderColumn): OrderColumn => ({
  ...column,
  opensRow: ({ id }) => `View Details of ${orderId(role, id)}:`,
})

const projectLine = (order: Workorder) =>
  [referencesLine(order), order.quantity !== null && `${count(order.quantity)} pcs`, order.processName]
    .filter(Boolean)
    .join(' · ')

/** The part and the PO number, as far as there are any and the reader knows them. */
export const referencesLine = ({ partNumber, poNumber }: Workorder) =>
  [partNumber, poWords(poNumber)].filter(Boolean).join(' · ')
