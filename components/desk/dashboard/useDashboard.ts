'use client'

import { useApi } from '@/lib/client/api'
import type { Role } from '@/lib/contract/people/account'
import type { Dashboard } from '@/lib/contract/desk/dashboard'

/** The dashboard of this role; null while the account of another role is still on its way out. */
export function useDashboard<R extends Role>(role: R) {
  const { data } = useApi('GET /api/dashboard', {})
  return data?.role === role ? (data as Extract<Dashboard, { role: R }>) : null
}
