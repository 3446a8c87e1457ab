import { StatusChip } from '@/components/ui/data/StatusChip'
import type { PaymentStatus, WorkorderStatus } from '@/lib/contract/workorders'
import { paymentFlow } from '@/lib/rules/payment-flow'
import { workorderFlow } from '@/lib/rules/workorder-flow'

type Size = { size?: 'small' | 'medium' }

/** Where the work stands. */
export const OrderChip = ({ status, size }: Size & { status: WorkorderStatus }) => (
  <StatusChip tone={workorderFlow.states[status].tone} label={workorderFlow.states[status].label} size={size} />
)

/** What was paid. */
export const PaymentChip = ({ status, size }: Size & { status: PaymentStatus }) => (
  <StatusChip tone={paymentFlow.states[status].tone} label={paymentFlow.states[status].label} size={size} />
)
