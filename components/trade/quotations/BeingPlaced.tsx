'use client'

import Link from 'next/link'
import { Section } from '@/components/ui/layout/Section'
import { useApi } from '@/lib/client/api'
import { money } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import css from './quotations.module.css'
import { beingPlaced } from './query'

/** What the customer has accepted and becomes an order soon: nothing to do, it only must not be out of sight. */
export function BeingPlaced() {
  const { data } = useApi('GET /api/quotations', beingPlaced)
  if (!data?.items.length) return null
  return (
    <Section
      plain
      title="Being placed"
      lead="You accepted these offers. We’ll place each order with its supplier and let you know."
    >
      <ul className={css.placed}>
        {data.items.map((q) => (
          <li key={q.id}>
            <strong title={q.projectName} dir="auto">
              <Link href={`/customer/inquiries?id=${q.inquiryId}`}>{q.projectName}</Link>
            </strong>
            <b>{money(q.price)}</b>
            <span>
              {displayId('inquiry', q.inquiryId)} · {q.quantity} pcs
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
