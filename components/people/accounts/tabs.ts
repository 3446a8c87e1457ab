import { statusTabs } from '@/components/ui/list/status-tabs'
import { accountFilters } from '@/lib/terms/filters/accounts'

const { choices } = accountFilters.state
type State = (typeof choices)[number]['value']
const states = Object.fromEntries(choices.map(({ value, label }) => [value, { label }])) as Record<
  State,
  { label: string }
>

/** All, and a tab for each state, with the counts that the list brought. */
export const stateTabs = (counts: Record<string, number> | null | undefined) =>
  statusTabs(
    choices.map(({ value }) => value),
    states,
    counts,
  )
