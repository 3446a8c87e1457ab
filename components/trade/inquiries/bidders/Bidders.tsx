'use client'

import { Section } from '@/components/ui/layout/Section'
import { useApi } from '@/lib/client/api'
import type { Bidder } from '@/lib/contract/trade/bidders'
import { noQuoteWords } from '@/lib/rules/trade/no-quote'
import css from '../inquiries.module.css'

/** The suppliers that will not quote on an inquiry, and why: those that asked or quoted stand with their questions and prices. */
export function Bidders({ id }: { id: number }) {
  const { data = [] } = useApi('GET /api/inquiries/{id}/bidders', { id }, { keepPreviousData: false })
  const declined = data.filter(({ declineReason }) => declineReason)
  if (!declined.length) return null
  return (
    <Section plain title="Will not quote">
      <ul className={css.declined}>
        {declined.map((one) => (
          <li key={one.letter}>
            <strong>{one.supplierName ?? `Supplier ${one.letter}`}</strong>
            <span>{wordsOf(one)}</span>
            {one.declineNote && <p dir="auto">{one.declineNote}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

const wordsOf = ({ declineReason, state }: Bidder) => [noQuoteWords[declineReason!], state].filter(Boolean).join(' · ')
