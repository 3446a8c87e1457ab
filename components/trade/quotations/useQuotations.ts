'use client'

import { useSearchParams } from 'next/navigation'
import { useApi } from '@/lib/client/api'
import { quotationsQuery } from './query'

/** The page of quotations that the address asks for. */
export const useQuotations = () => useApi('GET /api/quotations', quotationsQuery(Object.fromEntries(useSearchParams())))
