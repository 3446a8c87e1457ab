'use client'

import { Columns3 } from 'lucide-react'
import buttons from '@/components/ui/controls/buttons.module.css'
import { InPlaceLink } from '@/components/ui/controls/InPlaceLink'
import { useApi } from '@/lib/client/api'
import type { Role } from '@/lib/contract/people/account'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { comparisonAt } from './comparison-at'
import css from '../quotations.module.css'
import { quotationsOn } from '../query'

/** The way from one quotation to all on its inquiry, where there are several. */
export function CompareLink({ quotation, role }: { quotation: Quotation; role: Role }) {
  const { data } = useApi('GET /api/quotations', quotationsOn(quotation.inquiryId), { keepPreviousData: false })
  if (!data || data.total < 2) return null
  return (
    <InPlaceLink to={comparisonAt(role, quotation.inquiryId)} className={`${buttons.way} ${css.screenOnly}`}>
      <Columns3 size={18} aria-hidden />
      Compare the {data.total} quotations on this inquiry
    </InPlaceLink>
  )
}
