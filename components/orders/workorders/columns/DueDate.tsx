import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { Text } from '@/components/ui/layout/Text'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { isOver } from '@/lib/rules/orders/closure'
import css from './columns.module.css'
import { DaysLate } from './CompletedDate'

/** When it is due, as a person plans; of a completed order the day, and how late it was. */
export const DueDate = ({ order }: { order: Workorder }) => (
  <span className={css.lines}>
    <FormattedDate value={order.dueDate} empty="Not specified" due done={isOver(order)} />
    {order.status === 'completed' && (
      <Text size="small" figures>
        <DaysLate order={order} />
      </Text>
    )}
  </span>
)
