'use client'

import { useSearchParams } from 'next/navigation'
import { useApi } from '@/lib/client/api'
import type { Request } from '@/lib/contract/core/endpoint'
import type { workorders } from '@/lib/contract/orders/workorders'
import { useUnsentMoves, withMoves } from './unsent-moves'

type Query = Request<typeof workorders.list>

/** The page of work orders that the address asks for; `query` is the one that the server rendered with. */
export function useWorkorders(query: (address: Record<string, string | undefined>) => Query) {
  const address = Object.fromEntries(useSearchParams())
  const { data, error, isValidating, mutate } = useApi('GET /api/workorders', query(address))
  const moves = useUnsentMoves()
  const rows = (data?.items ?? []).map((order) => withMoves(order, moves))
  return { listing: data, rows, error, busy: isValidating, retry: () => void mutate(), address }
}
