'use client'

import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { tones } from '@/components/ui/theme/tones'
import { useNow } from '@/components/ui/hooks/useNow'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { daysUntil } from '@/lib/terms/format'
import css from './inquiries.module.css'

/** The day a customer wants the parts; marked when it has passed while the inquiry is undecided. */
export function TargetDate({ inquiry: { targetDate, status } }: { inquiry: Pick<Inquiry, 'targetDate' | 'status'> }) {
  const now = useNow()
  const open = status !== 'accepted' && status !== 'rejected'
  return (
    <span className={css.target}>
      <FormattedDate value={targetDate} empty="Not specified" />
      {targetDate && open && daysUntil(targetDate, now) < 0 && (
        <strong className={tones.danger.className}>This day has passed</strong>
      )}
    </span>
  )
}
