import type { Request } from '@/lib/contract/core/endpoint'
import type { rates } from '@/lib/contract/money/rates'

/** The rates of GST at this address, the latest first. */
export const ratesQuery = (a: Record<string, string | undefined>): Request<typeof rates.list> => ({
  limit: 50,
  kind: 'gst',
  sort: ['code', '-code', 'from', '-from'].find((sort) => sort === a.sort) ?? '-from',
  cursor: a.cursor,
})

/** The bank rate that applies last. */
export const bankRateQuery: Request<typeof rates.list> = { limit: 1, kind: 'bank', sort: '-from' }
