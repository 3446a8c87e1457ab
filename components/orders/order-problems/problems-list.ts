import { declareList } from '@/components/ui/screen/useList'
import { columns } from './columns'
import { problemsQuery } from './query'

const tabs = [
  { value: 'undecided', label: 'To decide', empty: 'No problems wait for you' },
  { value: 'decided', label: 'Waiting for supplier', empty: 'No supplier works on a problem' },
  { value: 'solved', label: 'Solved', empty: 'No solved problem waits for its customer' },
  { value: 'ended', label: 'Ended', empty: 'No problem has ended yet' },
]

/** Problems with orders by who acts next, for admins. */
export const problemList = declareList({
  call: 'GET /api/problems',
  role: 'admin',
  query: problemsQuery,
  title: 'Problems',
  lead: 'What customers and suppliers found wrong with orders.',
  label: 'Problems',
  rows: 'problems',
  tabs: {
    label: 'Problems by who acts',
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
