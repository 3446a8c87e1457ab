'use client'

import { ago, date } from '@/lib/rules/format'
import css from './text.module.css'
import { useNow } from './useNow'

/** How long ago: "3 h ago", the full time of the reader's zone in the tooltip. */
export function AgoText({ value, now }: { value: string; now?: number }) {
  const clock = useNow(now)
  const full =
    clock === null ? undefined : new Date(value).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <time dateTime={value} title={full} className={css.date}>
      {clock === null ? date(value) : ago(value, clock)}
    </time>
  )
}
