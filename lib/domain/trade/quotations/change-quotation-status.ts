import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { quotations } from '../../../contract/trade/quotations'
import { aboveLimit } from '../../../rules/people/approval-limit'
import { quotationFlow } from '../../../rules/trade/flows/quotation-flow'
import { command } from '../../core/verb'
import { approveByAccepting } from '../approval-requests/approve-by-accepting'
import { voidApprovals } from '../approval-requests/void-approvals'
import { acceptQuotation, assertAcceptable } from './accept-quotation'
import { assertAnswerable, lockQuotation } from './lock-quotation'
import { aboutQuotation, findQuotation, toQuotation } from './quotation'
import { settleInquiry } from './settle-inquiry'
import { noCounter } from './withdraw-quotation'

/**
 * The customer accepts or rejects a pending quotation; the admin marks one as sent and records the answer to it.
 * Above the own limit an acceptance is 409 `approval_needed`, and leaves nothing.
 */
export const changeQuotationStatus = command(
  'quotation.changeStatus',
  async (scope, { id, status: to, poNumber, poFileId, version }: Input<typeof quotations.changeStatus>) => {
    const { viewer, tx, emit } = scope
    if (viewer.role === 'customer' && to === 'sent') throw invalid('status', 'Accept or reject the quotation')
    const before = await lockQuotation(scope, id)
    const from = before.status
    if (viewer.role === 'customer') assertAnswerable(before)
    quotationFlow.assertMove(from, to, viewer)
    if (to === 'accepted') {
      await assertAcceptable(scope, before, version)
      const above = aboveLimit(viewer.member, before.price)
      if (above) throw new Problem('approval_needed', above)
      await approveByAccepting(scope, id)
      await acceptQuotation(scope, before, { poNumber, poFileId })
    } else {
      const outcome = to === 'rejected' ? { outcome: 'declined' as const } : {}
      await tx.quotation.update({ where: { id }, data: { status: to, ...noCounter, ...outcome } })
      const about = aboutQuotation(before)
      if (to === 'sent') emit('quotation.sent', { ...about, from, to })
      if (to === 'rejected') {
        emit('quotation.rejected', { ...about, from, to, following: false })
        await voidApprovals(scope, [id], 'rejected')
        await settleInquiry(scope, before, to)
      }
    }
    return toQuotation(await findQuotation(scope, id), viewer)
  },
)
