'use client'

import { Columns3 } from 'lucide-react'
import { InPlaceLink } from '@/components/ui/controls/InPlaceLink'
import { Section } from '@/components/ui/layout/Section'
import { Grid } from '@/components/ui/layout/Grid'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import { useApi } from '@/lib/client/api'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { money } from '@/lib/terms/format'
import { comparisonAt } from './comparison-at'
import { isOpen } from '../offers'
import css from '../quotations.module.css'
import { waiting } from '../query'

const SHOWN = 3

/** What waits on the customer: inquiries with several quotations to choose from, each a way to their comparison. */
export function OffersToCompare() {
  const choices = choicesIn(useApi('GET /api/quotations', waiting).data?.items ?? [])
  if (!choices.length) return null
  return (
    <Section plain title="Waiting for your choice">
      <Grid as="ul" least="280px" gap="medium">
        {choices.slice(0, SHOWN).map(([first, ...others]) => {
          const prices = [first!, ...others].map((q) => q.price)
          return (
            <li key={first!.inquiryId}>
              <InPlaceLink to={comparisonAt('customer', first!.inquiryId)} className={css.offer}>
                <Text as="strong" weight="title" cut={1} title={first!.projectName}>
                  {first!.projectName}
                </Text>
                <Text size="small" tone="secondary" figures>
                  {money(Math.min(...prices))} – {money(Math.max(...prices))}
                </Text>
                <Text size="small" weight="strong">
                  <Row as="span" gap="snug">
                    <Columns3 size={16} aria-hidden />
                    Compare {prices.length} quotations
                  </Row>
                </Text>
              </InPlaceLink>
            </li>
          )
        })}
      </Grid>
    </Section>
  )
}

/** These quotations by inquiry, where there are at least two. */
function choicesIn(items: readonly Quotation[]): Quotation[][] {
  const byInquiry = new Map<number, Quotation[]>()
  for (const q of items.filter((q) => q.status === 'pending' && isOpen(q)))
    byInquiry.set(q.inquiryId, [...(byInquiry.get(q.inquiryId) ?? []), q])
  return [...byInquiry.values()].filter((offers) => offers.length > 1)
}
