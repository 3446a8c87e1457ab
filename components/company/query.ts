import type { Request } from '@/lib/contract/core/endpoint'
import type { rates } from '@/lib/contract/money/rates'

/** The rates at this address, by code. */
export const ratesQuery = (a: Record<string, string | undefined>): Request<typeof rates.list> => ({
  limit: 50,
  sort: ['code', '-code', 'from', '-from'].find((sort) => sort === a.sort) ?? '-from',
  cursor: a.cursor,
})
