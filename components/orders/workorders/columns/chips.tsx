import { StatusChip } from '@/components/ui/data/StatusChip'
import text from '@/components/ui/layout/text.module.css'
import type { Workorder, WorkorderStatus } from '@/lib/contract/orders/workorders'
import { paymentFlow, standsOut } from '@/lib/rules/orders/flows/payment-flow'
import { workorderFlow } from '@/lib/rules/orders/flows/workorder-flow'

type Size = { size?: 'small' | 'medium' }

/** Where the work stands. */
export const OrderChip = ({ status, size }: Size & { status: WorkorderStatus }) => (
  <StatusChip tone={workorderFlow.states[status].tone} label={workorderFlow.states[status].label} size={size} />
)

type Paid = Pick<Workorder, 'amount' | 'status' | 'paymentStatus'>

/** What was paid; of an order without an amount nothing is owed. Pending stands out once the work is completed. */
export function PaymentChip({ order: { amount, status, paymentStatus }, size }: Size & { order: Paid }) {
  if (amount === undefined || !paymentStatus) return null
  if (amount === null) return <span className={text.none}>No amount</span>
  const { tone, label } = paymentFlow.states[paymentStatus]
  return <StatusChip tone={tone} label={label} size={size} plain={!standsOut(paymentStatus, status)} />
}
