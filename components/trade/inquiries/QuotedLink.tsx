'use client'

import { CalendarX, Check } from 'lucide-react'
import buttons from '@/components/ui/controls/buttons.module.css'
import { InPlaceLink } from '@/components/ui/controls/InPlaceLink'
import { EntityId } from '@/components/ui/data/EntityId'
import text from '@/components/ui/layout/text.module.css'
import { displayId } from '@/lib/terms/nouns'
import css from './inquiries.module.css'

/** Says that a supplier has quoted, and whether that is still valid, and leads to the quotation. */
export function QuotedLink({ quotationId, expired }: { quotationId: number; expired?: boolean }) {
  return (
    <InPlaceLink
      to={{ id: quotationId, inquiry: null, quote: null }}
      className={`${buttons.link} ${css.quoted} ${expired ? text.secondary : ''}`}
    >
      {expired ? <CalendarX size={16} aria-hidden /> : <Check size={16} aria-hidden />}
      {expired ? 'Expired' : 'Quoted'}
      <EntityId>{displayId('quotation', quotationId)}</EntityId>
    </InPlaceLink>
  )
}
