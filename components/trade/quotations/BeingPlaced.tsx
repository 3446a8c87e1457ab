'use client'

import Link from 'next/link'
import { Section } from '@/components/ui/layout/Section'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Surface } from '@/components/ui/layout/Surface'
import { Text } from '@/components/ui/layout/Text'
import { useApi } from '@/lib/client/api'
import { money } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
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
      <Stack as="ul" gap="small">
        {data.items.map((q) => (
          <Surface as="li" pad="medium" tone="info" key={q.id}>
            <Row gap="large" justify="between" align="baseline">
              <Stack grow gap="hair">
                <Text as="strong" weight="title" cut={1} title={q.projectName} dir="auto">
                  <Link href={`/customer/my-inquiries?id=${q.inquiryId}`}>{q.projectName}</Link>
                </Text>
                <Text size="small" tone="secondary" figures>
                  {displayId('inquiry', q.inquiryId)} · {q.quantity} pcs
                </Text>
              </Stack>
              <Text weight="strong" figures>
                {money(q.price)}
              </Text>
            </Row>
          </Surface>
        ))}
      </Stack>
    </Section>
  )
}
