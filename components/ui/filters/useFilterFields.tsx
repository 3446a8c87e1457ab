'use client'

import { useReadsMoney } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/people/account'
import type { Filter, Filters } from '@/lib/terms/filters/filter'
import { Stack } from '../layout/Stack'
import { FilterControl, hasControl } from './FilterControl'
import type { FilterField } from './filter-field'

type Asked = {
  filters?: Filters
  role: Role
  /** Those that the screen sets elsewhere. */
  not?: readonly string[]
  /** The list is read in the browser: no request for the page. */
  shallow?: boolean
}

/** The filters of a list's table that this role can set; those of a group are one. */
export function useFilterFields({ filters = {}, role, not = [], shallow }: Asked): FilterField[] {
  const readsMoney = useReadsMoney()
  const own = Object.entries(filters).filter(
    ([key, filter]) => !not.includes(key) && (!filter.money || readsMoney) && hasControl(filter, role),
  )
  const labels = new Set(own.map(([, filter]) => labelOf(filter)))
  return [...labels].map((label) => {
    const parts = own.filter(([, filter]) => labelOf(filter) === label)
    return {
      label,
      params: parts.map(([key, filter]) => filter.param ?? key),
      asks: parts.some(([, filter]) => asks(filter)),
      control: (
        <Stack gap="small">
          {parts.map(([key, filter]) => (
            <FilterControl key={key} filter={filter} param={filter.param ?? key} role={role} shallow={shallow} />
          ))}
        </Stack>
      ),
    }
  })
}

const labelOf = ({ group, label }: Filter) => group ?? label

/** Its choices are read from the server. */
const asks = ({ by }: Filter) => by !== 'choice' && by !== 'day' && by !== 'amount'
