'use client'

import { useSearchParams } from 'next/navigation'
import { useApi } from '@/lib/client/api'
import { quotationsQuery } from './query'

/** The page of quotations that the address asks for; nothing where no list of them is shown. */
export function useQuotations(isListed = true) {
  const address = useSearchParams()
  return useApi('GET /api/quotations', isListed ? quotationsQuery(Object.fromEntries(address)) : null)
}
