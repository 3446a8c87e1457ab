'use client'

import { FilterSelect } from './FilterSelect'
import type { Role } from '@/lib/contract/people/account'
import type { Choice, Filter } from '@/lib/terms/filters/filter'
import { FilterAccount } from './FilterAccount'
import { FilterMachine, FilterOwner, FilterProcess } from './FilterOfCall'
import { FilterText } from './FilterText'

type Props = {
  filter: Filter
  /** Its name in the address. */
  param: string
  role: Role
  shallow?: boolean
}

/** The role can set the filter on a screen. A machine is chosen among one's own; an admin comes by a link. */
export const hasControl = ({ by, roles }: Filter, role: Role) =>
  (!roles || roles.includes(role)) && (by !== 'machine' || role === 'supplier')

/** One filter of a list, as a person sets it. */
export function FilterControl({ filter, param, role, shallow }: Props) {
  const at = { label: filter.label, param, shallow }
  switch (filter.by) {
    case 'choice':
      return <FilterSelect {...at} options={[{ value: '', label: 'All' }, ...onceEach(filter.choices)]} />
    case 'day':
    case 'amount':
      return <FilterText {...at} filter={filter} />
    case 'process':
      return <FilterProcess {...at} />
    case 'machine':
      return <FilterMachine {...at} />
    case 'owner':
      return <FilterOwner {...at} />
    case 'customer':
    case 'supplier':
      return <FilterAccount {...at} of={filter.by} role={role} />
  }
}

/** Two values may mean the same. */
const onceEach = (choices: readonly Choice[]) =>
  choices.filter(({ label }, n) => choices.findIndex((one) => one.label === label) === n)
