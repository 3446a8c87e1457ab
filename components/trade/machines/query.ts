import { askedIn } from '@/lib/terms/filters/filter'
import { machineFilters } from '@/lib/terms/filters/machines'
import { machineFlow } from '@/lib/rules/trade/flows/machine-flow'

/** The page of the own machines that an address asks for, running ones first, the counts of its tabs with it. */
export const machinesQuery = ({ tab, cursor, ...address }: Record<string, string | undefined>) => ({
  ...askedIn(machineFilters, address),
  status: machineFlow.find(tab),
  cursor,
  counts: 'true' as const,
  sort: 'status',
  limit: 50,
})

/** The orders in work, to show which of them a machine is on. */
export const jobsQuery = { status: 'active', sort: 'dueDate', limit: 200 } as const
