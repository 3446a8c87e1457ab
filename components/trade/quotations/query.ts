import { askedIn } from '@/lib/terms/filters/filter'
import { quotationFilters } from '@/lib/terms/filters/quotations'
import { quotationFlow } from '@/lib/rules/trade/flows/quotation-flow'

type Address = Record<string, string | undefined>

const sorts = ['id', 'price', 'validUntil']

/** The page of quotations that an address asks for, `?show=unordered` those without a work order alone, the counts of its tabs with it. */
export const quotationsQuery = ({ tab, q, sort, cursor, show, ...address }: Address) => ({
  status: quotationFlow.find(tab),
  ...askedIn(quotationFilters, address),
  ...(show === 'unordered' && { toOrder: 'true' as const }),
  q: q?.slice(0, 200),
  sort: sorts.includes(sort?.replace(/^-/, '') ?? '') ? sort : undefined,
  cursor,
  counts: 'true' as const,
  limit: 50,
})

/** The quotations on one inquiry, for a comparison. */
export const quotationsOn = (inquiryId: number) => ({ inquiryId, sort: 'price', limit: 100 })

/** What the customer accepted and an admin has not yet placed with the supplier. */
export const beingPlaced = { toOrder: 'true' as const, limit: 20 }

/** What waits for the customer's answer, whatever the list is filtered for. */
export const waiting = { status: 'pending' as const, limit: 100 }
