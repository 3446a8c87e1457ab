'use client'

import { useApi } from '@/lib/client/api'
import { quotations } from '@/lib/contract/quotations'
import { ownPending } from './query'

/** The supplier's pending quotation on each inquiry: its id by the inquiry's. */
export function useOwnPending(): ReadonlyMap<number, number> {
  const { data } = useApi(quotations.list, ownPending)
  return new Map(data?.items.map((q) => [q.inquiryId, q.id]))
}
