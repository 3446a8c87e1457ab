'use client'

import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { tones } from '@/components/ui/theme/tones'
import { useNow } from '@/components/ui/hooks/useNow'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { daysUntil, dueIn } from '@/lib/terms/format'
import css from './quotations.module.css'

const SOON = 7

/** The last day of a quotation's validity. While it is open: amber in its last week. */
export function ValidUntil({ quotation }: { quotation: Quotation }) {
  const { validUntil, expired, status } = quotation
  const now = useNow()
  const open = status === 'pending' || status === 'sent'
  const days = validUntil ? daysUntil(validUntil, now) : null
  return (
    <span className={css.valid}>
      <FormattedDate value={validUntil} empty="No limit" />
      {open && !expired && days !== null && days >= 0 && days <= SOON && (
        <strong className={tones.warning.className}>{dueIn(validUntil!, now)}</strong>
      )}
    </span>
  )
}
