import { ApprovalStatus } from '@/lib/contract/processes'

/** The page of the own processes that an address asks for, the counts of its tabs with it. */
export const processesQuery = ({ tab, cursor }: Record<string, string | undefined>) => ({
  status: ApprovalStatus.safeParse(tab).data,
  cursor,
  counts: 'true' as const,
  limit: 50,
})
