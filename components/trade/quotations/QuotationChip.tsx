import { StatusChip } from '@/components/ui/data/StatusChip'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { money } from '@/lib/terms/format'
import type { Tone } from '@/lib/terms/tone'
import { isExpired } from './offers'
import { quotationFlow } from '@/lib/rules/trade/flows/quotation-flow'

type Shown = Pick<
  Quotation,
  'status' | 'orderCancelled' | 'expired' | 'unavailable' | 'needsConfirmation' | 'counter' | 'requoteAt' | 'outcome'
>
type Props = { quotation: Shown; size?: 'small' | 'medium' }

/** A quotation's status as colour, word and icon; while it waits for an answer what stands in the way comes first. */
export const QuotationChip = ({ quotation, size }: Props) => <StatusChip {...lookOf(quotation)} size={size} />

function lookOf(q: Shown): { tone: Tone; label: string } {
  if (isExpired(q))
    return q.requoteAt ? { tone: 'decision', label: 'New price requested' } : { tone: 'neutral', label: 'Expired' }
  if (q.unavailable) return { tone: 'neutral', label: 'Not available' }
  if (q.needsConfirmation) return { tone: 'warning', label: 'To confirm' }
  if (q.counter) return { tone: 'decision', label: `${money(q.counter.price)} asked` }
  if (q.outcome === 'withdrawn') return { tone: 'neutral', label: 'Withdrawn' }
  if (q.orderCancelled) return { tone: 'neutral', label: 'Order cancelled' }
  return quotationFlow.states[q.status]
}
