'use client'

import { useSearchParams } from 'next/navigation'
import { idIn } from '@/components/ui/navigation/search-params'
import { useApi } from '@/lib/client/api'
import type { Quotation } from '@/lib/contract/quotations'
import { oneQuotation, quotationsQuery } from './query'

/** The page of quotations that the address asks for. */
export const useQuotations = () => useApi('GET /api/quotations', quotationsQuery(Object.fromEntries(useSearchParams())))

/** The quotation of `?id=`: from the list, or fetched. Null when there is none. */
export function useOpenQuotation(): { id: number | null; quotation?: Quotation | null } {
  const id = idIn(useSearchParams().get('id'))
  const listed = useQuotations().data?.items.find((q) => q.id === id)
  const alone = useApi('GET /api/quotations', id && !listed ? oneQuotation(id) : null, { keepPreviousData: false })
  if (!id) return { id }
  const answered = alone.data || alone.error
  return { id, quotation: listed ?? alone.data?.items.find((q) => q.id === id) ?? (answered ? null : undefined) }
}
