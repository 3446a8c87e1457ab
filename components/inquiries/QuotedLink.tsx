'use client'

import { Check } from 'lucide-react'
import { InPlaceLink } from '@/components/ui/navigation/InPlaceLink'
import { EntityId } from '@/components/ui/data/EntityId'
import { displayId } from '@/lib/rules/nouns'
import css from './inquiries.module.css'

/** Says that a supplier has quoted, and leads to the quotation. */
export function QuotedLink({ quotationId }: { quotationId: number }) {
  return (
    <InPlaceLink to={{ id: quotationId, inquiry: null, quote: null }} className={css.quoted}>
      <Check size={16} aria-hidden />
      Quoted
      <EntityId>{displayId('quotation', quotationId)}</EntityId>
    </InPlaceLink>
  )
}
