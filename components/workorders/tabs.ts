import type { Tab } from '@/components/ui/navigation/LinkTabs'

type Counts = Record<string, number> | null | undefined

/** Active, Completed, Issues; with `all` in front where the screen has it. */
export const orderTabs = (counts: Counts, all = false): Tab[] => [
  ...(all
    ? [
        {
          value: 'all',
          label: 'All',
          count: counts ? (counts.active ?? 0) + (counts.completed ?? 0) + (counts.issues ?? 0) : undefined,
        },
      ]
    : []),
  { value: 'active', label: 'Active', count: counts?.active },
  { value: 'completed', label: 'Completed', count: counts?.completed },
  { value: 'issues', label: 'Issues', count: counts?.issues },
]

/** The open tab as a filter, in words. */
export const tabFilter = (tab: string | undefined) => {
  const open = orderTabs(null).find(({ value }) => value === tab)
  return open ? [{ param: 'tab', label: 'Tab', value: open.label }] : []
}
