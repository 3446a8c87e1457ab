'use client'

import { daySpans } from '@/components/ui/data/day-spans'
import type { FilterField } from '@/components/ui/filters/filter-field'
import { FilterDates } from '@/components/ui/filters/FilterDates'
import { FilterSelect } from '@/components/ui/filters/FilterSelect'
import { useNow } from '@/components/ui/hooks/useNow'
import type { Address } from '@/components/ui/screen/useList'
import type { Role } from '@/lib/contract/people/account'
import { notificationsQuery } from './query'
import { topicOptions } from './topics'

/** What notifications can be narrowed by: what they are about, and when they came. */
export function useNotificationFilters(role: Role, address: Address): FilterField[] {
  const now = useNow()
  const { from, to } = notificationsQuery(address)
  return [
    {
      label: 'Topic',
      params: ['topic'],
      control: <FilterSelect label="Topic" param="topic" options={topicOptions(role)} shallow />,
    },
    {
      label: 'Received',
      params: ['from', 'to'],
      control: <FilterDates label="Received" from={from} to={to} spans={daySpans(now)} />,
    },
  ]
}
