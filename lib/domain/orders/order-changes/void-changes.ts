import type { OrderChangeKind } from '../../../contract/orders/order-change'
import { actTime } from '../../core/event-clock'
import type { WriteScope } from '../../core/verb'

/** Ends what waits on a locked order, all of it or one kind: it is complete, has ended, or has another day by now. */
export const voidChanges = ({ tx }: Pick<WriteScope, 'tx'>, workOrderId: number, kind?: OrderChangeKind) =>
  tx.orderChange.updateMany({
    where: { workOrderId, kind, status: 'waiting' },
    data: { status: 'void', decidedAt: actTime() },
  })
