import type { Workorder } from '@/lib/contract/orders/workorders'
import { PaymentSince } from './columns/UnpaidSince'
import { OrderMachine } from './dates/OrderMachine'
import { OrderActions } from './drawer/OrderActions'
import { OrderDrawer } from './drawer/OrderDrawer'

/** A work order as its supplier sees it, with what can be done next at its foot. */
export const SupplierOrderDrawer = ({ rows }: { rows: readonly Workorder[] }) => (
  <OrderDrawer
    role="supplier"
    rows={rows}
    foot={(order) => <OrderActions order={order} role="supplier" />}
    payment={(order) => <PaymentSince order={order} />}
    parties={(order) => [{ label: 'Machine', value: <OrderMachine order={order} />, wide: true }]}
  />
)
