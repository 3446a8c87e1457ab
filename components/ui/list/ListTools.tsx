'use client'

import { useState, type ReactNode } from 'react'
import { supplierFilters } from '@/lib/terms/filters/accounts'
import { paramsOf } from '@/lib/terms/filters/filter'
import { machineFilters } from '@/lib/terms/filters/machines'
import { quotationFilters } from '@/lib/terms/filters/quotations'
import { workorderFilters } from '@/lib/terms/filters/workorders'
import { useUrlState } from '../hooks/useUrlState'
import { totalOf } from './status-tabs'

/** What the address can narrow a list by. */
export const LIST_FILTERS = [
  'q',
  'tab',
  'cursor',
  'within',
  'from',
  'to',
  'company',
  'category',
  'show',
  ...[workorderFilters, quotationFilters, supplierFilters, machineFilters].flatMap(paramsOf),
]

type Props = {
  /** The list's answer, once it is there. */
  listing: { total: number; counts: Record<string, number> | null } | undefined
  /** The names in the address that narrow it. */
  filters?: readonly string[]
  children: ReactNode
}

/**
 * The tabs, the search and the filters of a list: hidden while it has nothing at all and no filter is on.
 * Once shown they stay, so that a search keeps the focus while its answer is on the way.
 */
export function ListTools({ listing, filters = LIST_FILTERS, children }: Props) {
  const address = useUrlState()
  const nothing = listing && !listing.total && !totalOf(listing.counts) && !filters.some((name) => address.get(name))
  const [shown, setShown] = useState(!nothing)
  if (!shown && !nothing) setShown(true)
  return shown ? children : null
}
