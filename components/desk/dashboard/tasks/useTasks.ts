import { useApi } from '@/lib/client/api'
import type { Role } from '@/lib/contract/people/account'
import type { Tasks } from '@/lib/contract/desk/dashboard'

/** What waits for this role, and what is due; null while it isn't here. */
export function useTasks<R extends Role>(role: R) {
  const { data } = useApi('GET /api/dashboard/tasks', {})
  return data?.role === role ? (data as Extract<Tasks, { role: R }>) : null
}
