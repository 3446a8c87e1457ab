import { approvalFlow } from '@/lib/rules/trade/flows/approval-flow'

/** The page of the own processes that an address asks for, the counts of its tabs with it. */
export const processesQuery = ({ tab, cursor }: Record<string, string | undefined>) => ({
  status: approvalFlow.find(tab),
  cursor,
  counts: 'true' as const,
  limit: 50,
})
