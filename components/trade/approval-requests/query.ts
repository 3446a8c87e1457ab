import type { Request } from '@/lib/contract/core/endpoint'
import type { approvalRequests } from '@/lib/contract/trade/approval-requests'
import { approvalRequestFilters } from '@/lib/terms/filters/approval-requests'
import { askedIn } from '@/lib/terms/filters/filter'
import { approvalRequestFlow } from '@/lib/rules/trade/flows/approval-request-flow'

type Address = Record<string, string | undefined>

/** The requests of the open tab: those that wait, the oldest first, unless the address says otherwise. */
export const approvalRequestsQuery = (a: Address): Request<typeof approvalRequests.list> => {
  const state = approvalRequestFlow.find(a.tab) ?? 'waiting'
  const sort = ['id', '-id'].find((sort) => sort === a.sort) ?? (state === 'waiting' ? 'id' : '-id')
  return {
    ...askedIn(approvalRequestFilters, a),
    limit: 50,
    counts: 'true',
    state,
    q: a.q?.slice(0, 200),
    sort,
    cursor: a.cursor,
  }
}
