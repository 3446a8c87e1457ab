'use client'

import { Bone } from '@/components/ui/feedback/Skeletons'
import { idIn } from '@/components/ui/filters/search-params'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useApi } from '@/lib/client/api'
import type { Quotation } from '@/lib/contract/trade/quotations'

// As high as a screen, so that nothing in sight moves.
const Waiting = () => <Bone height={1_000} />
const NewQuotation = lazy(() => import('./NewQuotation'), { waiting: Waiting })

type Props = { /** The account whose draft is kept. */ viewerId: number; maxMb: number }

/** Where a supplier quotes on the inquiry that `?inquiry=` names. */
export function QuotationForm({ viewerId, maxMb }: Props) {
  const id = idIn(useUrlState().get('inquiry'))
  const { data } = useApi('GET /api/inquiries/{id}', id ? { id } : null, { keepPreviousData: false })
  const last = useLastTerms(data?.repeatOf ?? null)
  if (!data || last === 'loading') return <Waiting />
  return (
    <NewQuotation
      key={data.id}
      inquiry={data}
      last={last}
      draftKey={`quotation-${viewerId}-${data.id}`}
      maxMb={maxMb}
    />
  )
}

/** The supplier's quotation of the order that is ordered again; null where there is none. */
function useLastTerms(repeatOf: number | null): Quotation | null | 'loading' {
  const order = useApi('GET /api/workorders/{id}', repeatOf ? { id: repeatOf } : null)
  const id = order.data?.quotationId ?? null
  const quotation = useApi('GET /api/quotations/{id}', id ? { id } : null)
  if (!repeatOf || order.error || quotation.error) return null
  if (!order.data || (id && !quotation.data)) return 'loading'
  return quotation.data ?? null
}
