'use client'

import { ReceiptsOfOrder } from '@/components/payments/receipts/ReceiptsOfOrder'
import { Team } from '@/components/team/Team'
import type { Workorder } from '@/lib/contract/workorders'
import { Money } from '../money/Money'
import { AdminPayment, SupplierLink } from '../columns/admin-columns'
import { OrderDrawer } from './OrderDrawer'
import { OrderActions } from './OrderActions'

/** An order with everything that admins may know and set. */
export const AdminOrderDrawer = ({ rows }: { rows: readonly Workorder[] }) => (
  <OrderDrawer
    role="admin"
    rows={rows}
    payment={(order) => (order.amount === null ? undefined : <AdminPayment order={order} />)}
    money={(order) => <Money order={order} />}
    received={(order) => <ReceiptsOfOrder order={order} />}
    team={({ id, ownerId, ownerName }) => <Team of="workorder" id={id} ownerId={ownerId} ownerName={ownerName} />}
    foot={(order) => <OrderActions order={order} role="admin" />}
    parties={(order) => [
      { label: 'Supplier', value: <SupplierLink order={order} /> },
      { label: 'Customer', value: order.customerName },
      ...(order.machineName ? [{ label: 'Machine', value: order.machineName }] : []),
    ]}
  />
)
