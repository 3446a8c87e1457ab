import { StatusChip } from '@/components/ui/data/StatusChip'
import type { Quotation } from '@/lib/contract/quotations'
import { isExpired } from './offers'
import { quotationFlow } from '@/lib/rules/flows/quotation-flow'

type Props = {
  quotation: Pick<Quotation, 'status' | 'expired' | 'unavailable' | 'needsConfirmation'>
  size?: 'small' | 'medium'
}

/** A quotation's status as colour, word and icon; an undecided one is Expired once its last day is past, Not available while nobody can accept it, and To confirm while it is for an earlier revision. */
export function QuotationChip({ quotation: { status, expired, unavailable, needsConfirmation }, size }: Props) {
  if (isExpired({ status, expired })) return <StatusChip tone="neutral" label="Expired" size={size} />
  if (unavailable) return <StatusChip tone="neutral" label="Not available" size={size} />
  if (needsConfirmation) return <StatusChip tone="warning" label="To confirm" size={size} />
  const { tone, label } = quotationFlow.states[status]
  return <StatusChip tone={tone} label={label} size={size} />
}
