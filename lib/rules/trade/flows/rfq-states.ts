import type { RfqState } from '../../../contract/trade/rfqs'
import type { States } from '../../../terms/tone'

/** The states of a request for many parts, which follow from those of its lines. */
export const rfqStates = {
  draft: { label: 'Draft', tone: 'neutral' },
  open: { label: 'Open', tone: 'info' },
  quoted: { label: 'Quoted', tone: 'decision' },
  decided: { label: 'Decided', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  closed: { label: 'Closed', tone: 'neutral' },
} as const satisfies States & Record<RfqState, unknown>
