'use client'

import { ReceiptsOfOrder } from '@/components/money/payments/receipts/ReceiptsOfOrder'
import { Team } from '@/components/core/team/Team'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { Money } from '../../money/invoices/Money'
import { AdminPayable, AdminPayment, SupplierLink } from './admin-columns'
import { OrderMachine } from '../../orders/workorders/dates/OrderMachine'
import { OrderDrawer } from '../../orders/workorders/drawer/OrderDrawer'
import { OrderActions } from '../../orders/workorders/drawer/OrderActions'

/** An order with everything that admins may know and set. */
export const AdminOrderDrawer = ({ rows }: { rows: readonly Workorder[] }) => (
  <OrderDrawer
    role="admin"
    rows={rows}
    payment={(order) => (order.amount === null ? undefined : <AdminPayment order={order} named />)}
    payable={(order) => (order.amount === null ? undefined : <AdminPayable order={order} />)}
    money={(order) => <Money order={order} />}
    received={(order) => <ReceiptsOfOrder order={order} />}
    team={({ id, ownerId, ownerName }) => <Team of="workorder" id={id} ownerId={ownerId} ownerName={ownerName} />}
    foot={(order) => <OrderActions order={order} role="admin" />}
    parties={(order) => [
      { label: 'Supplier', value: <SupplierLink order={order} /> },
      { label: 'Customer', value: order.customerName },
      { label: 'Machine', value: <OrderMachine order={order} /> },
    ]}
  />
)
