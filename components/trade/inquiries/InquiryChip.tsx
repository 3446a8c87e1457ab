import { StatusChip } from '@/components/ui/data/StatusChip'
import type { Role } from '@/lib/contract/people/account'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { inquiryStates } from '@/lib/rules/trade/flows/inquiry-flow'

type Props = {
  inquiry: Pick<Inquiry, 'status' | 'held' | 'cancelled' | 'orderCancelled'>
  /** Suppliers read an inquiry as open or closed. */
  role?: Role
  size?: 'small' | 'medium'
}

/** An inquiry's status as colour, word and icon; one that waits for its customer's verification says so. */
export function InquiryChip({ inquiry: { status, held, cancelled, orderCancelled }, role, size }: Props) {
  if (held && status === 'new') return <StatusChip tone="warning" label="Held" size={size} />
  if (cancelled) return <StatusChip tone="neutral" label="Cancelled" size={size} />
  if (orderCancelled) return <StatusChip tone="neutral" label="Order cancelled" size={size} />
  const { tone, label } = inquiryStates(role)[status]
  return <StatusChip tone={tone} label={label} size={size} />
}
