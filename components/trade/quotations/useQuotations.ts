'use client'

import { useSearchParams } from 'next/navigation'
import { idIn } from '@/components/ui/filters/search-params'
import { useApi } from '@/lib/client/api'
import type { Quotation, QuotationDetail } from '@/lib/contract/trade/quotations'
import { quotationsQuery } from './query'

/** The page of quotations that the address asks for. */
export const useQuotations = () => useApi('GET /api/quotations', quotationsQuery(Object.fromEntries(useSearchParams())))

/** The quotation of `?id=`, from the list until it is read with its versions. Null when there is none. */
export function useOpenQuotation(): { id: number | null; quotation?: Quotation | null; detail?: QuotationDetail } {
  const id = idIn(useSearchParams().get('id'))
  const listed = useQuotations().data?.items.find((q) => q.id === id)
  const { data: detail, error } = useApi('GET /api/quotations/{id}', id ? { id } : null, { keepPreviousData: false })
  if (!id) return { id }
  return { id, detail, quotation: detail ?? listed ?? (error ? null : undefined) }
}
