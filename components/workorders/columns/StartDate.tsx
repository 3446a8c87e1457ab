import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { Text } from '@/components/ui/layout/Text'
import type { Workorder } from '@/lib/contract/workorders'

/** The day on which work began; before that the planned one, and that it is a plan. */
export function StartDate({ order: { begunDate, startDate } }: { order: Workorder }) {
  if (begunDate || !startDate) return <FormattedDate value={begunDate} empty="Not started" />
  return (
    <Text tone="secondary">
      Planned <FormattedDate value={startDate} />
    </Text>
  )
}
