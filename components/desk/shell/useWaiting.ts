import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { useApi } from '@/lib/client/api'
import { keyOf } from '@/lib/contract/address'
import type { Dashboard } from '@/lib/contract/desk/dashboard'

const KEY = keyOf('GET /api/dashboard', {})

/** What waits on this person, by the href of the menu's item; nothing until it is known. */
export function useWaiting(): Record<string, number> {
  const { cache } = useSWRConfig()
  const { data, mutate } = useApi('GET /api/dashboard', {}, { revalidateOnMount: false })
  useEffect(() => {
    // A dashboard brings it, by an effect that runs after this one.
    queueMicrotask(() => {
      if (cache.get(KEY)?.data === undefined) void mutate()
    })
  }, [cache, mutate])
  return data ? waiting(data) : {}
}

function waiting(data: Dashboard): Record<string, number> {
  if (data.role === 'customer')
    return { '/customer/quotations': data.pendingQuotations, '/customer/my-inquiries': data.unreadInquiries }
  if (data.role === 'supplier') return { '/supplier/quotations': data.inquiriesFitting ?? 0 }
  const { suppliers, machines, processes, customers } = data.pendingApprovals
  return {
    '/admin/approvals': suppliers + machines + processes + customers + data.heldMessages,
    '/admin/workorders': data.workRequests.length,
    '/admin/problems': data.problemsToDecide,
  }
}
