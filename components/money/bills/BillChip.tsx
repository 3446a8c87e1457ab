import { StatusChip } from '@/components/ui/data/StatusChip'
import type { Bill } from '@/lib/contract/money/bills'
import { billFlow } from '@/lib/rules/money/flows/bill-flow'

/** How a bill stands. */
export function BillChip({ bill: { status, paid } }: { bill: Bill }) {
  const { tone, label } = billFlow.states[status]
  return status === 'approved' && paid ? (
    <StatusChip tone="success" label="Paid" size="small" />
  ) : (
    <StatusChip tone={tone} label={label} size="small" />
  )
}
