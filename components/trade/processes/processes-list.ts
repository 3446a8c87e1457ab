import { statusTabs } from '@/components/ui/list/status-tabs'
import { declareList } from '@/components/ui/screen/useList'
import { approvalFlow } from '@/lib/rules/trade/flows/approval-flow'
import { processesQuery } from './query'

/** What a supplier offers, as cards. */
export const processList = declareList({
  call: 'GET /api/processes',
  name: 'processes',
  role: 'supplier',
  query: processesQuery,
  viewless: true,
  exportInHead: true,
  title: 'Processes',
  counted: 'all',
  lead: 'What you offer. We notify you of inquiries for your approved processes.',
  label: 'Processes',
  rows: 'processes',
  tabs: {
    label: 'Processes by status',
    of: (counts) => statusTabs(approvalFlow.statuses, approvalFlow.states, counts),
  },
  empty: { title: 'No Processes Found', text: 'Add what you offer to be notified of matching inquiries.' },
  failed: 'Couldn’t load the processes',
})
