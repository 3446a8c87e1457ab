import type { OrderChange } from '@/lib/contract/orders/order-change'
import type { WorkorderDetail } from '@/lib/contract/orders/workorders'
import { count } from '@/lib/terms/format'

/** How a request wants an order to end: 'cancel this order', 'close this order short at 320 pieces'. */
export const endingOf = ({ kind, made }: Pick<OrderChange, 'kind' | 'made'>) => {
  if (kind === 'cancel') return 'cancel this order'
  return made === null ? 'close this order short' : `close this order short at ${count(made)} pieces`
}

/** The requests to end an order that wait. */
export const endingsAsked = ({ changes }: Pick<WorkorderDetail, 'changes'>) =>
  changes.filter(({ kind, status }) => kind !== 'due' && status === 'waiting')
