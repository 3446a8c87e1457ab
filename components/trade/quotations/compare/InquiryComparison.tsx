'use client'

import { idIn } from '@/components/ui/filters/search-params'
import { lazy } from '@/components/ui/hooks/lazy'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Text } from '@/components/ui/layout/Text'
import { useApi } from '@/lib/client/api'
import type { Role } from '@/lib/contract/people/account'
import { quotationsOn } from '../query'

// Of many quotations it is long, and only an opened drawer shows it. What waits for it is as high as a screen, so that nothing in sight moves.
const Comparison = lazy(() => import('./Comparison'), { waiting: () => <Bone height={1_000} /> })

/** The quotations on the inquiry that `?inquiry=` names, for the drawer that shows it. */
export function InquiryComparison({ role }: { role: Role }) {
  const id = idIn(useUrlState().get('inquiry'))
  const { data } = useApi('GET /api/quotations', id ? quotationsOn(id) : null, { keepPreviousData: false })
  const { data: inquiry } = useApi('GET /api/inquiries/{id}', id ? { id } : null, { keepPreviousData: false })
  if (!id) return null
  if (!data || data.items.length) return <Comparison key={id} inquiryId={id} role={role} />
  return <NoQuotations sealed={Boolean(inquiry?.quotationCount)} />
}

/** In the place of a comparison, without its code. */
const NoQuotations = ({ sealed }: { sealed: boolean }) => (
  <Text as="p" tone="secondary">
    {sealed ? 'The prices are sealed.' : 'No Quotations Found. No supplier has quoted yet.'}
  </Text>
)
