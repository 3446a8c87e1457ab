import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { workorders } from '../../../contract/orders/workorders'
import { count } from '../../../terms/format'
import { maskedCopies } from '../../../rules/files/masked-texts'
import { command } from '../../core/verb'
import { maskContactDetails } from '../../files/moderation/mask-contact-details'
import { assertNotCancelled } from './lock-order'
import { aboutWorkorder, findWorkorder, toWorkorder, type WorkorderRow } from './workorder'

type Asked = Input<typeof workorders.setProgress>

/** The supplier or an admin says how many pieces are done and when the order is expected. The due date stays. */
export const setWorkorderProgress = command('workorder.setProgress', async (scope, asked: Asked) => {
  const { viewer, tx, emit } = scope
  const { id, note } = asked
  const before = await findWorkorder(scope, id)
  assertNotCancelled(scope, before)
  assertPossible(before, asked)
  const { status, doneQuantity, expectedDate, quantity, dueDate } = before
  const now = {
    doneQuantity: asked.doneQuantity ?? doneQuantity,
    expectedDate: asked.expectedDate ?? expectedDate,
  }
  if (now.doneQuantity === doneQuantity && now.expectedDate === expectedDate && !note)
    return toWorkorder(before, viewer)

  // Only from what was checked: of two at once the later one would else lower the pieces without a note.
  const set = await tx.workOrder.updateMany({
    where: { id, status, doneQuantity, expectedDate, cancelled: false },
    data: now,
  })
  if (!set.count) throw new Problem('conflict', 'Someone else has just changed this work order')

  const masked = await maskContactDetails(scope, {
    entityType: 'workorder',
    entityId: id,
    texts: { note: note || undefined },
    masked: before.masked,
    readers: viewer.role === 'supplier' ? ['customer'] : ['customer', 'supplier'],
    parties: note ? [before.supplierId, before.customerId] : [],
  })
  const about = maskedCopies(before.inquiryMasked, note ? { masked, field: 'note' } : undefined)
  emit('workorder.progressed', { ...aboutWorkorder(before), ...about, ...now, quantity, dueDate, note })
  return toWorkorder({ ...before, ...now }, viewer)
})

/** Pieces are of the inquiry's quantity, and become fewer only with a note. A completed order has nothing to report: 409. */
function assertPossible({ status, quantity, doneQuantity: before }: WorkorderRow, { doneQuantity: done, note }: Asked) {
  if (status === 'completed') throw new Problem('conflict', 'This work order is already completed')
  if (done === null || done === undefined) return
  if (quantity === null) throw invalid('doneQuantity', 'This order has no quantity, so no pieces can be counted')
  if (done > quantity) throw invalid('doneQuantity', `At most the ${count(quantity)} pieces of the order`)
  if (done < (before ?? 0) && !note) throw invalid('note', `Fewer than the ${count(before!)} before: say why in a note`)
}
