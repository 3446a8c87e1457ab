import { MachineStatus } from '@/lib/contract/machines'

/** The page of the own machines that an address asks for, the counts of its tabs with it. */
export const machinesQuery = ({ tab, cursor }: Record<string, string | undefined>) => ({
  status: MachineStatus.safeParse(tab).data,
  cursor,
  counts: 'true' as const,
  limit: 50,
})
