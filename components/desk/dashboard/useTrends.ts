import { useApi } from '@/lib/client/api'
import type { Role } from '@/lib/contract/people/account'
import type { Trends } from '@/lib/contract/desk/dashboard'

/** What the charts of this role show; null while it isn't here. */
export function useTrends<R extends Role>(role: R) {
  const { data } = useApi('GET /api/dashboard/trends', {})
  return data?.role === role ? (data as Extract<Trends, { role: R }>) : null
}
