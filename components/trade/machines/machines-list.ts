import { statusTabs } from '@/components/ui/list/status-tabs'
import { declareList } from '@/components/ui/screen/useList'
import { machineFlow } from '@/lib/rules/trade/flows/machine-flow'
import { machineFilters } from '@/lib/terms/filters/machines'
import { machinesQuery } from './query'

/** A supplier's machines, as cards. */
export const machineList = declareList({
  call: 'GET /api/machines',
  name: 'machines',
  role: 'supplier',
  query: machinesQuery,
  title: 'Machines',
  counted: 'all',
  lead: 'Keep your machines’ status up to date; idle machines get offered work.',
  label: 'Machines',
  rows: 'machines',
  tabs: {
    label: 'Machines by status',
    of: (counts) => statusTabs(machineFlow.statuses, machineFlow.states, counts),
  },
  filters: machineFilters,
  empty: { title: 'No machines found', text: 'Machines appear here once you add them.' },
  failed: 'Couldn’t load the machines',
})
