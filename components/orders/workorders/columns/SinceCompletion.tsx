'use client'

import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { useNow } from '@/components/ui/hooks/useNow'
import { Text } from '@/components/ui/layout/Text'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { daysUntil } from '@/lib/terms/format'
import css from './columns.module.css'

/** After so many days without the whole payment an admin should ask for it. */
const LONG_DAYS = 30

/** When the work was done, and how many days ago; long unpaid ones stand out. */
export function SinceCompletion({ order: { completedDate, paymentStatus } }: { order: Workorder }) {
  const clock = useNow()
  if (!completedDate) return <Text tone="secondary">Not completed</Text>
  const days = Math.max(0, -daysUntil(completedDate, clock))
  const long = days > LONG_DAYS && paymentStatus !== 'complete'
  const words = days === 0 ? 'today' : days === 1 ? '1 day ago' : `${days} days ago`
  return (
    <span className={css.lines}>
      <FormattedDate value={completedDate} />
      <Text size="small" tone={long ? 'error' : 'secondary'} figures>
        {words}
      </Text>
    </span>
  )
}
