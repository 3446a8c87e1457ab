'use client'

import { useSearchParams } from 'next/navigation'
import { useApi } from '@/lib/client/api'
import type { Request } from '@/lib/contract/core/endpoint'
import type { workorders } from '@/lib/contract/workorders'

type Query = Request<typeof workorders.list>

/** The page of work orders that the address asks for; `query` is the one that the server rendered with. */
export function useWorkorders(query: (address: Record<string, string | undefined>) => Query) {
  const address = Object.fromEntries(useSearchParams())
  const { data, error, isValidating, mutate } = useApi('GET /api/workorders', query(address))
  return { listing: data, rows: data?.items ?? [], error, busy: isValidating, retry: () => void mutate(), address }
}
