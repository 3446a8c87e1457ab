'use client'

import { ago, date } from '@/lib/rules/format'
import { useAwake } from './useAwake'
import { useNow } from './useNow'

/** How long ago: "3 h ago", the full time of the reader's zone in the tooltip. Unreadable times are 'Just now'. */
export function AgoText({ value, now }: { value: string; now?: number }) {
  const clock = useNow(now)
  // The reader's zone is known in the browser only.
  const awake = useAwake()
  if (Number.isNaN(Date.parse(value))) return <span>Just now</span>
  return (
    <time dateTime={value} title={awake ? inFull(value) : undefined}>
      {clock === null ? date(value) : ago(value, clock)}
    </time>
  )
}

const inFull = (iso: string) => new Date(iso).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' })
