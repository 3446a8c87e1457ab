'use client'

import { Section } from '@/components/ui/layout/Section'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { useApi } from '@/lib/client/api'
import type { Bidder } from '@/lib/contract/trade/bidders'
import { offerName } from '@/lib/rules/trade/bidder-letter'
import { noQuoteWords } from '@/lib/rules/trade/no-quote'

/** The suppliers that will not quote on an inquiry, and why: those that asked or quoted stand with their questions and prices. */
export function Bidders({ id }: { id: number }) {
  const { data = [] } = useApi('GET /api/inquiries/{id}/bidders', { id }, { keepPreviousData: false })
  const declined = data.filter(({ declineReason }) => declineReason)
  if (!declined.length) return null
  return (
    <Section plain title="Will not quote">
      <Stack as="ul" ruled="small">
        {declined.map((one) => (
          <li key={one.letter}>
            <Row as="p" wrap gap="medium" lineGap="hair">
              <strong>{one.supplierName ?? offerName(one.letter)}</strong>
              <Text tone="secondary">{wordsOf(one)}</Text>
            </Row>
            {one.declineNote && <p dir="auto">{one.declineNote}</p>}
          </li>
        ))}
      </Stack>
    </Section>
  )
}

const wordsOf = ({ declineReason, state }: Bidder) => [noQuoteWords[declineReason!], state].filter(Boolean).join(' · ')
