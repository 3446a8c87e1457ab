import { actTime } from '../../core/event-clock'
import type { WriteScope } from '../../core/verb'

/** Ends the change that waits on a locked order: it is complete, or has another day by now. */
export const voidChanges = ({ tx }: Pick<WriteScope, 'tx'>, workOrderId: number) =>
  tx.orderChange.updateMany({
    where: { workOrderId, status: 'waiting' },
    data: { status: 'void', decidedAt: actTime() },
  })
