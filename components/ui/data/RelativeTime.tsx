'use client'

import { ago, dateTime } from '@/lib/terms/format'
import { useNow } from '../hooks/useNow'

/** How long ago: "3 h ago"; the full time in India in the tooltip and on paper (base.css). Unreadable times are 'Just now'. */
export function RelativeTime({ value }: { value: string }) {
  const now = useNow()
  if (Number.isNaN(Date.parse(value))) return <span>Just now</span>
  return (
    <time dateTime={value} title={dateTime(value)}>
      {ago(value, now)}
    </time>
  )
}
