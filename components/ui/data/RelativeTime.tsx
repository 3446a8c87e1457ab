'use client'

import { ago } from '@/lib/rules/format'
import { useNow } from '../hooks/useNow'

/** How long ago: "3 h ago"; the full time of the reader's zone in the tooltip (whole-times.ts). Unreadable times are 'Just now'. */
export function RelativeTime({ value }: { value: string }) {
  const now = useNow()
  return Number.isNaN(Date.parse(value)) ? <span>Just now</span> : <time dateTime={value}>{ago(value, now)}</time>
}
