'use client'

import { daySpans } from '@/components/ui/data/day-spans'
import { FilterDates } from '@/components/ui/filters/FilterDates'
import { FilterFold } from '@/components/ui/filters/FilterFold'
import { FilterSelect } from '@/components/ui/filters/Filters'
import { useNow } from '@/components/ui/hooks/useNow'
import type { Role } from '@/lib/contract/people/account'
import { notificationsQuery } from './query'
import { topicOptions } from './topics'

type Props = {
  role: Role
  address: Record<string, string | undefined>
  /** How many filters are set. */
  inForce: number
}

/** What the messages are about, and when they came. */
export function NotificationFilters({ role, address, inForce }: Props) {
  const now = useNow()
  const { from, to } = notificationsQuery(address)
  return (
    <FilterFold inForce={inForce}>
      <FilterSelect label="Topic" param="topic" options={topicOptions(role)} shallow />
      <FilterDates label="Received" from={from} to={to} spans={daySpans(now)} />
    </FilterFold>
  )
}
