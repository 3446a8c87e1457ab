import { Text } from '@/components/ui/layout/Text'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { deliveredWords } from '../deliveries/delivered-words'
import css from './columns.module.css'

/** What was delivered of an order on its reader's side, and what comes next; nothing before any of it has left. */
export function RowDelivery({ order: { delivery, deliverySums, nextDelivery } }: { order: Workorder }) {
  if (!deliverySums || delivery === 'none') return null
  return (
    <Text size="micro" tone="secondary" figures className={css.delivery}>
      {deliveredWords(deliverySums, nextDelivery)}
    </Text>
  )
}
