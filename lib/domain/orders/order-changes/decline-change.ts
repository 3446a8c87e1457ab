import type { Input } from '../../../contract/core/endpoint'
import type { orderChanges } from '../../../contract/orders/order-changes'
import { actTime } from '../../core/event-clock'
import { command } from '../../core/verb'
import { assertAnswers } from './assert-answers'
import {
  aboutChange,
  aboutEnding,
  assertReadableText,
  findOrderChange,
  lockOrderChange,
  toOrderChange,
} from './order-change'

/** The other side of an order, or an admin, declines the day that was asked for; an admin, that the order ends. It stays as it is. */
export const declineChange = command(
  'orderchange.decline',
  async (scope, { id, answer }: Input<typeof orderChanges.decline>) => {
    const { viewer, tx, emit } = scope
    const change = await lockOrderChange(scope, id)
    assertAnswers(change, viewer)
    await assertReadableText(scope, change, 'answer', answer)
    const decided = { decidedRole: viewer.role, decidedBy: viewer.member.id, decidedAt: actTime(), answer }
    await tx.orderChange.update({ where: { id }, data: { status: 'declined', ...decided } })
    if (change.kind === 'due') emit('workorder.dateDeclined', { ...aboutChange(change), note: answer })
    else emit('workorder.endDeclined', { ...aboutEnding(change), note: answer })
    return toOrderChange(await findOrderChange(scope, id), viewer)
  },
)
