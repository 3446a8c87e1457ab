'use client'

import { ago, date } from '@/lib/terms/format'
import { useNow } from '../hooks/useNow'
import { FormattedDate } from './FormattedDate'
import { RelativeTime } from './RelativeTime'

/** A day, and how long ago it was while that says more: '21 Nov 2026 (5 days ago)'. */
export function Since({ value }: { value: string }) {
  const now = useNow()
  return (
    <>
      <FormattedDate value={value} />
      {ago(value, now) !== date(value) && (
        <>
          {' '}
          (<RelativeTime value={value} />)
        </>
      )}
    </>
  )
}
