import type { Request } from '@/lib/contract/core/endpoint'
import type { problems } from '@/lib/contract/orders/order-problems'

type Address = Record<string, string | undefined>

const tabs = ['undecided', 'decided', 'solved', 'ended'] as const

/** The problems of the open tab: what waits for a decision, the oldest first, unless the address says otherwise. */
export const problemsQuery = (a: Address): Request<typeof problems.list> => {
  const status = tabs.find((tab) => tab === a.tab) ?? 'undecided'
  const sort = ['id', '-id'].find((sort) => sort === a.sort) ?? (status === 'ended' ? '-id' : 'id')
  return { limit: 50, counts: 'true', status, q: a.q, sort, cursor: a.cursor }
}
