import { choiceFilter, dayFilter, processFilter } from './filter'

/** Where an account stands with the admins. A screen has it as its tabs. */
const state = choiceFilter(
  'State',
  {
    verified: 'Verified',
    pending: 'Pending',
    recheck: 'To re-check',
    changes: 'Changes asked',
    rejected: 'Rejected',
    suspended: 'Suspended',
  },
  { param: 'tab' },
)

/** What the lists of customers and suppliers can be narrowed by. */
export const accountFilters = { state, since: dayFilter('Registered since') }

/** The same, and what a supplier can make. */
export const supplierFilters = {
  ...accountFilters,
  process: processFilter({ note: 'An approved process of the supplier' }),
}
