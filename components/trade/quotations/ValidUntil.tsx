'use client'

import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { useNow } from '@/components/ui/hooks/useNow'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { daysUntil, dueIn } from '@/lib/terms/format'

const SOON = 7

/** The last day of a quotation's validity. While it is open: amber in its last week. */
export function ValidUntil({ quotation }: { quotation: Quotation }) {
  const { validUntil, expired, status } = quotation
  const now = useNow()
  const open = status === 'pending' || status === 'sent'
  const days = validUntil ? daysUntil(validUntil, now) : null
  return (
    <Row as="span" wrap gap="small" lineGap="hair" align="baseline">
      <FormattedDate value={validUntil} empty="No limit" />
      {open && !expired && days !== null && days >= 0 && days <= SOON && (
        <Text as="strong" size="small" tone="warning">
          {dueIn(validUntil!, now)}
        </Text>
      )}
    </Row>
  )
}
