import { FormattedDate } from '@/components/ui/data/FormattedDate'
import type { Workorder } from '@/lib/contract/orders/workorders'
import css from './columns.module.css'
import { DaysLate } from './CompletedDate'

/** When it is due, as a person plans; of a completed order the day, and how late it was. */
export const DueDate = ({ order }: { order: Workorder }) => (
  <span className={css.stack}>
    <FormattedDate value={order.dueDate} empty="Not specified" due done={order.status === 'completed'} />
    {order.status === 'completed' && <DaysLate order={order} />}
  </span>
)
