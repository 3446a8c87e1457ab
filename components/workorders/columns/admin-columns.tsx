import Link from 'next/link'
import { CellTitle, type Column } from '@/components/ui/table/DataTable'
import type { Workorder } from '@/lib/contract/workorders'
import { columnOpen } from './columns'
import css from './columns.module.css'
import { PaymentSelect } from '../../payments/PaymentSelect'
import { titleOf } from '../labels'

type OrderColumn = Column<Workorder>

/** Who makes it, as a link to the supplier. */
export const SupplierLink = ({ order: { supplierId, supplierName } }: { order: Workorder }) => (
  <Link href={`/admin/suppliers/${supplierId}`} prefetch={false} className={css.link}>
    {supplierName}
  </Link>
)

export const columnCustomer: OrderColumn = {
  key: 'customer',
  header: 'Customer',
  cell: (order) => <CellTitle title={order.customerName ?? 'No customer'} sub={titleOf(order)} />,
}

export const columnSupplier: OrderColumn = {
  key: 'supplier',
  header: 'Supplier',
  yields: true,
  cell: (order) => <SupplierLink order={order} />,
}

export const columnSetPayment: OrderColumn = {
  key: 'payment',
  header: 'Payment',
  cell: (order) => <PaymentSelect order={order} />,
}

/** Opens the row, in one word: the admin's tables are full. */
export const columnDetails = columnOpen('admin', 'Details')
