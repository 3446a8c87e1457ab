import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { orderChanges } from '../../../contract/orders/order-changes'
import { date } from '../../../terms/format'
import { actTime } from '../../core/event-clock'
import { command } from '../../core/verb'
import { findWorkorder } from '../workorders/workorder'
import { agreeOn } from './agree-on'
import { assertAnswers } from './assert-answers'
import { aboutChange, assertReadableText, findOrderChange, lockOrderChange, toOrderChange } from './order-change'

/** The other side of an order, or an admin, agrees to the day that was asked for: it is the due date from then on. */
export const approveChange = command(
  'orderchange.approve',
  async (scope, { id, answer = null }: Input<typeof orderChanges.approve>) => {
    const { viewer, tx, emit } = scope
    const change = await lockOrderChange(scope, id)
    assertAnswers(change, viewer)
    if (change.kind !== 'due') throw new Problem('conflict', 'Admins cancel or close the order itself')
    const order = await findWorkorder(scope, change.workorderId)
    if (order.dueDate !== change.oldDue)
      throw new Problem('conflict', `The due date is ${order.dueDate ? date(order.dueDate) : 'open'} by now: ask again`)
    await assertReadableText(scope, change, 'answer', answer)
    const decided = { decidedRole: viewer.role, decidedBy: viewer.member.id, decidedAt: actTime(), answer }
    await tx.orderChange.update({ where: { id }, data: { status: 'approved', ...decided } })
    await agreeOn(scope, order, change)
    emit('workorder.dateAgreed', { ...aboutChange(change), note: answer })
    return toOrderChange(await findOrderChange(scope, id), viewer)
  },
)
