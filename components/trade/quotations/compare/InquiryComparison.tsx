'use client'

import { idIn } from '@/components/ui/filters/search-params'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import type { Role } from '@/lib/contract/people/account'
import { Comparison } from './Comparison'

/** The quotations on the inquiry that `?inquiry=` names, for the drawer that shows it. */
export function InquiryComparison({ role }: { role: Role }) {
  const id = idIn(useUrlState().get('inquiry'))
  return id && <Comparison key={id} inquiryId={id} role={role} />
}
