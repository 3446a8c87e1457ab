import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { payouts } from '../../../contract/money/payouts'
import { payoutFlow } from '../../../rules/money/flows/payout-flow'
import { isoDay } from '../../../terms/format'
import { actTime } from '../../core/event-clock'
import { command } from '../../core/verb'
import { followPayouts } from './follow-payouts'
import { lockSupplier } from './lock-supplier'
import { aboutPayout, findPayout, toPayout } from './payout'

/** An admin reverses a payout: the bank sent it back, or it was a wrong entry. Bills, interest and orders are as before it. */
export const reversePayout = command(
  'payout.reverse',
  async (scope, { id, status: to, reason }: Input<typeof payouts.changeStatus>) => {
    const { tx, viewer, emit } = scope
    const { supplierId } = await findPayout(scope, id)
    await lockSupplier(scope, supplierId)
    const payout = await findPayout(scope, id)
    const from = payout.status
    if (from === to) throw new Problem('conflict', 'It is reversed already')
    payoutFlow.assertMove(from, to, viewer)
    const reversedOn = new Date(isoDay(actTime().getTime()))
    await tx.payout.update({ where: { id }, data: { status: to, reason, reversedOn } })
    await followPayouts(scope, payout.orders)
    const silent = payout.mode === 'adjustment'
    emit('payout.reversed', {
      ...aboutPayout(payout),
      from,
      to,
      note: reason,
      ...(silent && { silent: true as const }),
    })
    return toPayout(await findPayout(scope, id), viewer)
  },
)
