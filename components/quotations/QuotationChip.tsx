import { StatusChip } from '@/components/ui/data/StatusChip'
import type { QuotationStatus } from '@/lib/contract/quotations'
import { quotationFlow } from '@/lib/rules/quotation-flow'

/** A quotation's status as colour, word and icon. */
export function QuotationChip({ status, size }: { status: QuotationStatus; size?: 'small' | 'medium' }) {
  const { tone, label } = quotationFlow.states[status]
  return <StatusChip tone={tone} label={label} size={size} />
}
