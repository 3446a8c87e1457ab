import { StatusChip } from '@/components/ui/data/StatusChip'
import type { Payout } from '@/lib/contract/money/payouts'
import { payoutFlow } from '@/lib/rules/money/flows/payout-flow'

/** How a payout stands. */
export function PayoutChip({ payout: { status } }: { payout: Payout }) {
  const { tone, label } = payoutFlow.states[status]
  return <StatusChip tone={tone} label={label} size="small" />
}
