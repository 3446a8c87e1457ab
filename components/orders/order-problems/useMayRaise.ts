'use client'

import { useNow } from '@/components/ui/hooks/useNow'
import { useMay } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/people/account'
import type { WorkorderDetail } from '@/lib/contract/orders/workorders'
import { isCancelled } from '@/lib/rules/orders/closure'

/** Whether the reader may raise a problem now: a customer once the order is complete, its supplier before, admins always. */
export function useMayRaise(order: WorkorderDetail | null, role: Role): boolean {
  const may = useMay()
  const now = useNow()
  if (!order || order.problemId || isCancelled(order) || !may('problem.raise')) return false
  const { status, problemUntil } = order
  if (role === 'admin') return true
  if (role === 'supplier') return status !== 'completed'
  return problemUntil !== null && Date.parse(problemUntil) >= now
}
