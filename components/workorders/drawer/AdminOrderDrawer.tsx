'use client'

import type { Workorder } from '@/lib/contract/workorders'
import { SupplierLink } from '../columns/admin-columns'
import { OrderDrawer } from './OrderDrawer'
import { OrderActions } from './OrderActions'
import { PaymentSelect } from '../../payments/PaymentSelect'

/** An order with everything that admins may know and set. */
export const AdminOrderDrawer = ({ rows }: { rows: readonly Workorder[] }) => (
  <OrderDrawer
    role="admin"
    rows={rows}
    payment={(order) => <PaymentSelect order={order} />}
    foot={(order) => <OrderActions order={order} role="admin" />}
    parties={(order) => [
      { label: 'Supplier', value: <SupplierLink order={order} /> },
      { label: 'Customer', value: order.customerName },
      { label: 'Machine', value: order.machineName },
    ]}
  />
)
