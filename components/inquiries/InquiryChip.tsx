import { StatusChip } from '@/components/ui/data/StatusChip'
import type { Inquiry } from '@/lib/contract/inquiries'
import { inquiryFlow } from '@/lib/rules/flows/inquiry-flow'

type Props = { inquiry: Pick<Inquiry, 'status' | 'held' | 'cancelled'>; size?: 'small' | 'medium' }

/** An inquiry's status as colour, word and icon; one that waits for its customer's verification says so. */
export function InquiryChip({ inquiry: { status, held, cancelled }, size }: Props) {
  if (held && status === 'new') return <StatusChip tone="warning" label="Held" size={size} />
  if (cancelled) return <StatusChip tone="neutral" label="Cancelled" size={size} />
  const { tone, label } = inquiryFlow.states[status]
  return <StatusChip tone={tone} label={label} size={size} />
}
