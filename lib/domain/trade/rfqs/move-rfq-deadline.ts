import type { Input } from '../../../contract/core/endpoint'
import type { rfqs } from '../../../contract/trade/rfqs'
import { command } from '../../core/verb'
import { applyDeadline } from '../inquiries/move-deadline'
import { lockUndecided, onEachLine } from './lock-lines'
import { detailOf } from './rfq'

/** The customer, or an admin, moves the deadline of all undecided lines. Those that quoting had closed open again. */
export const moveRfqDeadline = command(
  'rfq.moveDeadline',
  async (scope, { id, quoteBy: asked }: Input<typeof rfqs.moveDeadline>) => {
    const { tx, emit } = scope
    const quoteBy = asked ?? null
    const lines = await lockUndecided(scope, id)
    let moved = 0
    await onEachLine(lines, async (line) => {
      if (await applyDeadline(scope, line, quoteBy, { withRequest: true })) moved++
    })
    if (!moved) return detailOf(scope, id)
    await tx.rfq.update({ where: { id }, data: { quoteBy, closedNoticeSent: false } })
    emit('rfq.deadlineMoved', { rfqId: id, customerId: lines[0]!.customerId, quoteBy })
    return detailOf(scope, id)
  },
)
