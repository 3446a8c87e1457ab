import { actTime } from '../../core/event-clock'
import type { WriteScope } from '../../core/verb'
import { voidChanges } from '../../orders/order-changes/void-changes'

/** Ends what was asked for of an order that an admin cancels or closes short: the request for that is approved, the others end. */
export async function endChanges(scope: WriteScope, workOrderId: number, kind: 'cancel' | 'close') {
  const { tx, viewer } = scope
  await tx.orderChange.updateMany({
    where: { workOrderId, kind, status: 'waiting' },
    data: { status: 'approved', decidedRole: viewer.role, decidedBy: viewer.member.id, decidedAt: actTime() },
  })
  await voidChanges(scope, workOrderId)
}
