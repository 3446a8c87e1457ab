import { StatusChip } from '@/components/ui/data/StatusChip'
import type { Quotation } from '@/lib/contract/quotations'
import { isExpired } from './offers'
import { quotationFlow } from '@/lib/rules/flows/quotation-flow'

type Props = { quotation: Pick<Quotation, 'status' | 'expired'>; size?: 'small' | 'medium' }

/** A quotation's status as colour, word and icon; an undecided one that is no longer valid is Expired. */
export function QuotationChip({ quotation: { status, expired }, size }: Props) {
  if (isExpired({ status, expired })) return <StatusChip tone="neutral" label="Expired" size={size} />
  const { tone, label } = quotationFlow.states[status]
  return <StatusChip tone={tone} label={label} size={size} />
}
