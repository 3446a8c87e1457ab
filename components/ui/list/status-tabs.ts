import type { Tab } from '../controls/LinkTabs'

type Counts = Record<string, number> | null | undefined

/** How many there are under all tabs. */
export const totalOf = (counts: Counts) => Object.values(counts ?? {}).reduce((sum, n) => sum + n, 0)

/** All, then a tab for each status, with the words of its flow and the counts that the list brought. */
export const statusTabs = <S extends string>(
  statuses: readonly S[],
  states: Record<S, { label: string }>,
  counts: Counts,
): Tab[] => [
  { value: 'all', label: 'All', count: counts ? totalOf(counts) : undefined },
  ...statuses.map((value) => ({ value, label: states[value].label, count: counts?.[value] })),
]
