import { choiceFilter } from './filter'

/** What a list of requests for approval can be narrowed by. */
export const approvalRequestFilters = {
  decider: choiceFilter('To decide', { me: 'By you' }, { note: 'Only those that wait for your decision' }),
}
