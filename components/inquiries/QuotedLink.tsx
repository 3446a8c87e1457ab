'use client'

import { Check } from 'lucide-react'
import Link from 'next/link'
import { MonoId } from '@/components/ui/MonoId'
import { useAddress } from '@/components/ui/useAddress'
import { displayId } from '@/lib/rules/format'
import css from './inquiries.module.css'

/** Says that a supplier has quoted, and leads to the quotation. */
export function QuotedLink({ quotationId }: { quotationId: number }) {
  const address = useAddress()
  return (
    <Link
      href={address.href({ id: quotationId, inquiry: null, quote: null })}
      scroll={false}
      prefetch={false}
      className={css.quoted}
    >
      <Check size={16} aria-hidden />
      Quoted
      <MonoId>{displayId('quotation', quotationId)}</MonoId>
    </Link>
  )
}
