import type { Input } from '../../../contract/core/endpoint'
import type { quotations } from '../../../contract/trade/quotations'
import { command, type WriteScope } from '../../core/verb'
import { assertNoContact } from '../../files/moderation/assert-no-contact'
import { partiesOf } from '../../files/moderation/parties'
import { voidApprovals } from '../approval-requests/void-approvals'
import { assertPending, lockQuotation } from './lock-quotation'
import { aboutQuotation, findQuotation, toQuotation, type QuotationRow } from './quotation'

/** A supplier takes its pending quotation back. The inquiry stays as it is. */
export const withdrawQuotation = command(
  'quotation.withdraw',
  async (scope, { id, reason }: Input<typeof quotations.withdraw>) => {
    await takeBack(scope, await lockQuotation(scope, id), reason)
    return toQuotation(await findQuotation(scope, id), scope.viewer)
  },
)

/** Withdraws a quotation whose inquiry is locked, with or without other lines of its request. */
export async function takeBack(
  scope: WriteScope,
  before: QuotationRow,
  reason: string,
  withRequest: { withRequest?: true } = {},
) {
  const { viewer, tx, emit } = scope
  const { id } = before
  assertPending(before)
  assertNoContact('reason', reason, await partiesOf(scope, [viewer.id, before.customerId]))
  const data = { status: 'rejected', outcome: 'withdrawn', outcomeReason: reason } as const
  await tx.quotation.update({ where: { id }, data: { ...data, ...noCounter } })
  emit('quotation.withdrawn', {
    ...aboutQuotation(before),
    from: before.status,
    to: 'rejected',
    note: reason,
    ...withRequest,
  })
  await voidApprovals(scope, [id], 'withdrawn')
}

/** Nothing is asked any more. */
export const noCounter = { counterPrice: null, counterNote: null, counterAt: null } as const
