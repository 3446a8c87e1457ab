import { choiceFilter, processFilter } from './filter'

/** What lists of machines can be narrowed by. */
export const machineFilters = {
  process: processFilter(),
  approval: choiceFilter('Approval', { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' }),
}
