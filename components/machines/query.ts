import { machineFlow } from '@/lib/rules/machine-flow'

/** The page of the own machines that an address asks for, the counts of its tabs with it. */
export const machinesQuery = ({ tab, cursor }: Record<string, string | undefined>) => ({
  status: machineFlow.find(tab),
  cursor,
  counts: 'true' as const,
  limit: 50,
})
