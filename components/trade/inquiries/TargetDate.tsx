'use client'

import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { useNow } from '@/components/ui/hooks/useNow'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { daysUntil } from '@/lib/terms/format'

/** The day a customer wants the parts; marked when it has passed while the inquiry is undecided. */
export function TargetDate({ inquiry: { targetDate, status } }: { inquiry: Pick<Inquiry, 'targetDate' | 'status'> }) {
  const now = useNow()
  const open = status !== 'accepted' && status !== 'rejected'
  return (
    <Row as="span" wrap gap="small" lineGap="hair" align="baseline">
      <FormattedDate value={targetDate} empty="Not specified" />
      {targetDate && open && daysUntil(targetDate, now) < 0 && (
        <Text as="strong" size="small" tone="error">
          This day has passed
        </Text>
      )}
    </Row>
  )
}
