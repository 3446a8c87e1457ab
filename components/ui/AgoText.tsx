'use client'

import { ago } from '@/lib/rules/format'
import { useNow } from './useNow'

/** How long ago: "3 h ago", the full time of the reader's zone in the tooltip. Unreadable times are 'Just now'. */
export function AgoText({ value }: { value: string }) {
  const now = useNow()
  if (Number.isNaN(Date.parse(value))) return <span>Just now</span>
  return (
    // The reader's zone is known in the browser only, and asked for where the tooltip is.
    <time dateTime={value} onMouseEnter={({ currentTarget }) => (currentTarget.title = inFull(value))}>
      {ago(value, now)}
    </time>
  )
}

const inFull = (iso: string) => new Date(iso).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' })
