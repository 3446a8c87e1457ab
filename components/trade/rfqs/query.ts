import type { RfqState } from '@/lib/contract/trade/rfqs'

type Address = Record<string, string | undefined>

/** The states of requests that a customer has. */
export const ownStates: readonly RfqState[] = ['draft', 'open', 'quoted', 'decided', 'cancelled']

/** The customer's requests, drafts first. */
export const ownRfqs = ({ cursor, q, tab }: Address) => ({
  state: ownStates.find((state) => state === tab),
  q: q?.slice(0, 200),
  sort: '-drafts',
  cursor,
  counts: 'true' as const,
  limit: 50,
})
