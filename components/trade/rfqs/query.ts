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

/** The states of requests that an admin reads: drafts are their customers' own. */
export const submittedStates = ownStates.filter((state) => state !== 'draft')

/** The requests of all customers, the newest first. */
export const allRfqs = ({ cursor, q, tab }: Address) => ({
  state: submittedStates.find((state) => state === tab),
  q: q?.slice(0, 200),
  cursor,
  counts: 'true' as const,
  limit: 50,
})

/** Percent that fewer suppliers may cost more, until the buyer says otherwise. */
export const EXTRA = 5

/** What a supplier can quote on now, newest first. */
export const rfqsToAnswer = ({ rfqs }: Address) => ({ state: 'open' as const, cursor: rfqs, limit: 10 })
