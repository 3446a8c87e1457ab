import { FormattedDate } from '@/components/ui/data/FormattedDate'
import text from '@/components/ui/layout/text.module.css'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { daysUntil } from '@/lib/terms/format'

type Props = { order: Pick<Workorder, 'completedDate' | 'dueDate'> }

/** The day of completion, and how late it was. */
export const CompletedDate = ({ order }: Props) => (
  <>
    <FormattedDate value={order.completedDate} empty="Not yet" /> <DaysLate order={order} />
  </>
)

/** How many days after its due day an order was completed; nothing when it was in time. */
export function DaysLate({ order: { completedDate, dueDate } }: Props) {
  const late = completedDate && dueDate ? -daysUntil(dueDate, Date.parse(completedDate)) : 0
  return late > 0 ? <span className={text.late}>{late === 1 ? '1 day late' : `${late} days late`}</span> : null
}
