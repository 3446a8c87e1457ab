import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { orderChanges } from '../../../contract/orders/order-changes'
import { actTime } from '../../core/event-clock'
import { command } from '../../core/verb'
import {
  aboutChange,
  aboutEnding,
  assertReadableText,
  findOrderChange,
  lockOrderChange,
  toOrderChange,
} from './order-change'

/** The company that asked for another day, or to end the order, takes it back. */
export const withdrawChange = command(
  'orderchange.withdraw',
  async (scope, { id, answer = null }: Input<typeof orderChanges.withdraw>) => {
    const { viewer, tx, emit } = scope
    const change = await lockOrderChange(scope, id)
    if (change.askedCompany !== viewer.id) throw new Problem('forbidden', 'Only the side that asked withdraws it')
    await assertReadableText(scope, change, 'answer', answer)
    const decided = { decidedRole: viewer.role, decidedBy: viewer.member.id, decidedAt: actTime(), answer }
    await tx.orderChange.update({ where: { id }, data: { status: 'withdrawn', ...decided } })
    if (change.kind === 'due') emit('workorder.dateWithdrawn', { ...aboutChange(change), note: answer })
    else emit('workorder.endWithdrawn', { ...aboutEnding(change), note: answer })
    return toOrderChange(await findOrderChange(scope, id), viewer)
  },
)
