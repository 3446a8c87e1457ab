import Link from 'next/link'
import { Marks } from '@/components/core/team/Marks'
import { Row } from '@/components/ui/layout/Row'
import { CellTitle, type Column } from '@/components/ui/table/DataTable'
import { useMay } from '@/lib/client/viewer'
import { pictureOfPart } from '@/lib/contract/pictures'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { PaymentChip } from '../../orders/workorders/columns/chips'
import { opening, referencesLine } from '../../orders/workorders/columns/columns'
import css from '../../orders/workorders/columns/columns.module.css'
import { PaymentSelect } from '../../money/payments/PaymentSelect'
import { RecordPayment } from '../../money/payments/receipts/RecordPayment'
import { asPayable } from '@/lib/rules/orders/flows/payment-flow'
import { titleOf } from '../../orders/workorders/labels'

type OrderColumn = Column<Workorder>

/** Who makes it, as a link to the supplier. */
export const SupplierLink = ({ order: { supplierId, supplierName } }: { order: Workorder }) => (
  <Link href={`/admin/suppliers/${supplierId}`} prefetch={false} className={css.link} title={supplierName ?? undefined}>
    {supplierName}
  </Link>
)

/** What is made, and for whom beneath it: opens the row. */
export const columnProjectOf: OrderColumn = opening('admin', {
  key: 'project',
  header: 'Project Name',
  cell: (order) => (
    <CellTitle
      title={titleOf(order)}
      sub={[order.customerName ?? 'No customer', referencesLine(order)].filter(Boolean).join(' · ')}
      picture={pictureOfPart(order)}
      process={order.processName}
      marks={<Marks of={order} />}
    />
  ),
})

export const columnSupplier: OrderColumn = {
  key: 'supplier',
  header: 'Supplier',
  hideWhenNarrow: true,
  cell: (order) => <SupplierLink order={order} />,
}

export const columnSetPayment: OrderColumn = {
  key: 'payment',
  header: 'Payment',
  cell: (order) => (
    <Row as="span" wrap gap="small" lineGap="tight">
      <AdminPayment order={order} />
      {order.paymentBy === 'ledger' && order.paymentStatus !== 'complete' && <RecordPayment order={order} />}
    </Row>
  ),
}

/** The payment: a select where a person sets it by hand, a chip where it follows its receipts. */
export function AdminPayment({ order, named }: { order: Workorder; named?: boolean }) {
  const may = useMay()
  return order.amount === null || order.paymentBy === 'ledger' || !may('workorder.setPayment') ? (
    <PaymentChip order={order} of={named ? 'Customer' : undefined} />
  ) : (
    <PaymentSelect order={order} named={named} />
  )
}

/** What the supplier was paid: a select where an admin sets it, a chip where it follows its bills. */
export function AdminPayable({ order }: { order: Workorder }) {
  const may = useMay()
  return order.amount === null || order.payableBy === 'ledger' || !may('workorder.setPayable') ? (
    <PaymentChip order={asPayable(order)} of="Supplier" />
  ) : (
    <PaymentSelect order={order} of="supplier" named />
  )
}
