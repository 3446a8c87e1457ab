import { FormattedDate } from '@/components/ui/data/FormattedDate'
import type { Workorder } from '@/lib/contract/workorders'
import css from './columns.module.css'

/** The day on which work began; before that the planned one, and that it is a plan. */
export function StartDate({ order: { begunDate, startDate } }: { order: Workorder }) {
  if (begunDate || !startDate) return <FormattedDate value={begunDate} empty="Not started" />
  return (
    <span className={css.muted}>
      Planned <FormattedDate value={startDate} />
    </span>
  )
}
