import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { workorders } from '../../../contract/orders/workorders'
import { maskedCopies } from '../../../rules/files/masked-texts'
import { needsFirstArticle } from '../../../rules/orders/first-article'
import { datesFor, hasBegun, workorderFlow } from '../../../rules/orders/flows/workorder-flow'
import { actTime } from '../../core/event-clock'
import { commandOnce } from '../../core/verb'
import { assertFirstArticle } from '../documents/first-article'
import { assertDocumented } from '../documents/required-documents'
import type { FollowOrders } from './follow-orders'
import { assertNotCancelled, lockOrder } from './lock-order'
import { assertNotDisputed, enterIssues, leaveIssues } from '../order-problems/problem-of-status'
import { voidChanges } from '../order-changes/void-changes'
import { acceptedBy } from './acknowledge-workorder'
import { maskContactDetails } from '../../files/moderation/mask-contact-details'
import { doneAtOf, staleStatusError } from './done-at'
import { aboutWorkorder, findOrderToChange, findWorkorder, toWorkorder } from './workorder'

/** The supplier or an admin changes the status; dates follow. Production opens with the first article. Complete is an order once its documents are there. The note is kept on the order and in its history. */
export const changeWorkorderStatusWith = (follow: FollowOrders) =>
  commandOnce(
    'workorder.changeStatus',
    async (
      scope,
      { id, status: to, notes: note, from: seen, doneAt: pressed }: Input<typeof workorders.changeStatus>,
    ) => {
      const { viewer, tx, emit } = scope
      const before = await findOrderToChange(scope, id)
      assertNotCancelled(scope, before)
      const from = before.status
      workorderFlow.assertMove(from, to, viewer)
      if (seen && seen !== from) throw staleStatusError(id, from)
      if (needsFirstArticle(to) && from !== to) {
        await lockOrder(scope, id)
        await assertFirstArticle(scope, id)
      }
      if (to === 'completed' && from !== to) await assertDocumented(scope, id)
      if (from === 'completed' && to !== from) await assertNotDisputed(scope, id)
      if (from === 'issues' && to !== from) await leaveIssues(scope, id)

      // Only from the status that was checked: of two concurrent moves one wins, the other is a conflict.
      const done = await doneAtOf(scope, id, pressed)
      const dates = datesFor(to, before, done.dated ? done.doneAt : actTime().toISOString())
      const { startDate, completedDate, notes } = { ...before, ...dates, ...(note && { notes: note }) }
      // The trigger work_orders_move_in_sums keeps order_sums up to date.
      const moved = await tx.workOrder.updateMany({
        where: { id, status: from, cancelled: false },
        data: { status: to, startDate, completedDate, notes, ...(hasBegun(to) && acceptedBy(before)) },
      })
      if (!moved.count && seen) throw staleStatusError(id, (await findOrderToChange(scope, id)).status)
      if (!moved.count) throw new Problem('conflict', 'Someone else has just changed this work order')

      if (to === 'completed') await voidChanges(scope, id)
      if (to !== from && [from, to].includes('completed')) await follow(scope, [id])
      if (to === 'issues' && to !== from) await enterIssues(scope, before, note)

      const masked = await maskContactDetails(scope, {
        entityType: 'workorder',
        entityId: id,
        texts: { notes: note || undefined },
        masked: before.masked,
        readers: viewer.role === 'supplier' ? ['customer'] : ['customer', 'supplier'],
        parties: [before.supplierId, before.customerId],
      })
      const about = maskedCopies(before.inquiryMasked, note ? { masked, field: 'notes' } : undefined)
      emit('workorder.statusChanged', { ...aboutWorkorder(before), ...about, from, to, note, ...done })
      return id
    },
    async (scope, id) => toWorkorder(await findWorkorder(scope, id), scope.viewer),
  )
