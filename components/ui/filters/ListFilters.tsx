'use client'

import { FilterFold } from './FilterFold'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useReadsMoney } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/people/account'
import { fitsFilter, type Filter, type Filters } from '@/lib/terms/filters/filter'
import { FilterControl, hasControl } from './FilterControl'

type Props = {
  filters: Filters
  role: Role
  /** What they narrow, where a screen has several lists: 'inquiries'. */
  of?: string
  /** Those beside the search; the others wait behind one button. */
  first?: readonly string[]
  /** Those that the screen sets elsewhere. */
  not?: readonly string[]
  /** The list is read in the browser: no request for the page. */
  shallow?: boolean
}

/** The filters of a list that this role can set, from its table. */
export function ListFilters({ filters, role, of, first = [], not = [], shallow }: Props) {
  const address = useUrlState()
  const readsMoney = useReadsMoney()
  const own = Object.entries(filters)
    .filter(([key, filter]) => !not.includes(key) && (!filter.money || readsMoney) && hasControl(filter, role))
    .map(([key, filter]) => ({ key, param: filter.param ?? key, filter }))
  const isFirst = ({ key }: { key: string }) => first.includes(key)
  const folded = own.filter((one) => !isFirst(one))
  const inForce = ({ param, filter }: { param: string; filter: Filter }) => {
    const value = address.get(param)
    return value !== null && fitsFilter(filter, value)
  }
  const control = (one: (typeof own)[number]) => <FilterControl {...one} key={one.key} role={role} shallow={shallow} />
  if (!folded.length) return own.map(control)
  return (
    <FilterFold always of={of} first={own.filter(isFirst).map(control)} inForce={folded.filter(inForce).length}>
      {folded.map(control)}
    </FilterFold>
  )
}
