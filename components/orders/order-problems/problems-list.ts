import { declareList } from '@/components/ui/screen/useList'
import { columns } from './columns'
import { problemsQuery } from './query'

const tabs = [
  { value: 'undecided', label: 'To decide', empty: 'No problems to decide' },
  { value: 'decided', label: 'Waiting for supplier', empty: 'No problems with a supplier' },
  { value: 'solved', label: 'Solved', empty: 'No solved problems to confirm' },
  { value: 'ended', label: 'Ended', empty: 'No closed problems yet' },
]

/** Problems with orders by who acts next, for admins. */
export const problemList = declareList({
  call: 'GET /api/problems',
  role: 'admin',
  query: problemsQuery,
  title: 'Problems',
  lead: 'Problems with orders, reported by customers and suppliers.',
  label: 'Problems',
  rows: 'problems',
  tabs: {
    label: 'Problems by status',
    of: (counts) => tabs.map(({ value, label }) => ({ value, label, count: counts?.[value] })),
    narrows: false,
  },
  search: { label: 'Search problems', placeholder: 'PRB, WO, project or words' },
  columns,
  empty: ({ tab }, isNarrowed) => ({
    title: isNarrowed ? 'No problems found' : (tabs.find(({ value }) => value === tab) ?? tabs[0]!).empty,
    text: 'Problems appear here from when they are reported until they are closed.',
  }),
  failed: 'Couldn’t load the problems',
})
