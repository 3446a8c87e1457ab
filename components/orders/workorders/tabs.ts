import type { Tab } from '@/components/ui/controls/LinkTabs'
import { workorderFlow } from '@/lib/rules/orders/flows/workorder-flow'

type Counts = Record<string, number> | null | undefined

/** Everything, for screens that begin with it. */
const all = (counts: Counts): Tab => ({
  value: 'all',
  label: 'All',
  count: counts
    ? (counts.active ?? 0) + (counts.completed ?? 0) + (counts.issues ?? 0) + (counts.cancelled ?? 0)
    : undefined,
})

/** Cancelled orders have a tab from the first one on. */
const cancelled = (counts: Counts): Tab[] => (counts?.cancelled ? tabs(counts, { cancelled: 'Cancelled' }) : [])

const tabs = (counts: Counts, of: Record<string, string>): Tab[] =>
  Object.entries(of).map(([value, label]) => ({ value, label, count: counts?.[value] }))

/** Active, Completed, Issues; Cancelled. */
export const shopTabs = (counts: Counts) => [
  ...tabs(counts, { active: 'Active', completed: 'Completed', issues: 'Issues' }),
  ...cancelled(counts),
]

/** All, and the same. */
export const customerTabs = (counts: Counts) => [all(counts), ...shopTabs(counts)]

/** The built-in views of an admin's day. */
export const adminTabs = (counts: Counts) => [
  all(counts),
  ...tabs(counts, { active: 'Active', mine: 'Mine', late: 'Late', week: 'Due this week', pending: 'To start' }),
  ...tabs(counts, { issues: 'Issues', completed: 'Completed' }),
  ...cancelled(counts),
]

/** A status in the address that none of the screen's tabs stands for, in words. */
export const statusFilter = (tab: string | undefined, tabs: readonly Tab[]) => {
  const status = workorderFlow.find(tab)
  if (!status || tabs.some(({ value }) => value === status)) return []
  return [{ param: 'tab', label: 'Status', value: workorderFlow.states[status].label }]
}
