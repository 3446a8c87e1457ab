import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { approvalRequests } from '../../../contract/trade/approval-requests'
import { money } from '../../../terms/format'
import { isAboveLimit } from '../../../rules/people/approval-limit'
import { areSuspended } from '../../people/accounts/suspension'
import { actTime } from '../../core/event-clock'
import { command, type Verb, type WriteScope } from '../../core/verb'
import { acceptQuotation, assertAcceptable } from '../quotations/accept-quotation'
import { findQuotation, type QuotationRow } from '../quotations/quotation'
import { isOver } from '../quotations/validity'
import {
  aboutApprovalRequest,
  findApprovalRequest,
  lockApprovalRequest,
  toApprovalRequest,
  type ApprovalRequestRow,
} from './approval-request'
import { voidApprovals } from './void-approvals'

type Asked = Input<typeof approvalRequests.approve>

/** The request after the act, or why the quotation can't be accepted any more: then the request is void. */
const approve = command('approvalrequest.approve', async (scope, { id, note }: Asked) => {
  const { viewer, tx, emit } = scope
  const request = await lockApprovalRequest(scope, id)
  const quotation = await findQuotation(scope, request.quotationId)
  assertMayDecide(scope, request, quotation)
  const refused = await whyNot(scope, request, quotation)
  if (refused) return { refused, request: toApprovalRequest(await findApprovalRequest(scope, id), viewer) }

  const decided = { decidedBy: viewer.member.id, decidedAt: actTime(), decisionNote: note }
  await tx.approvalRequest.update({ where: { id }, data: { status: 'approved', ...decided } })
  emit('approvalrequest.approved', { ...aboutApprovalRequest(request), from: 'waiting', to: 'approved', note })
  await acceptQuotation(scope, quotation, { poNumber: request.poNumber })
  return { refused: null, request: toApprovalRequest(await findApprovalRequest(scope, id), viewer) }
})

/** A person who may accept the price alone approves what a colleague asked for: the quotation is accepted. */
export const approveRequest: Verb<Asked, ReturnType<typeof toApprovalRequest>> = Object.assign(
  async (...asked: Parameters<typeof approve>) => {
    // What voids a request stays, so the refusal comes after its transaction.
    const { refused, request } = await approve(...asked)
    if (refused) throw refused
    return request
  },
  { act: approve.act },
)

/** 403 for the asker, and for a limit below the price as it is now. */
function assertMayDecide({ viewer: { member } }: WriteScope, { askedBy }: ApprovalRequestRow, { price }: QuotationRow) {
  if (askedBy.id === member.id) throw new Problem('forbidden', 'You asked for it: somebody else approves')
  if (isAboveLimit(member, price)) throw new Problem('forbidden', `Your limit is ${money(member.approvalLimit!)}`)
}

/** Why it can't be accepted, the request being void with it. A suspended supplier is 409, and the request waits on. */
async function whyNot(
  scope: WriteScope,
  { version }: ApprovalRequestRow,
  quotation: QuotationRow,
): Promise<Problem | null> {
  try {
    await assertAcceptable(scope, quotation, version)
    return null
  } catch (error) {
    if (!(error instanceof Problem) || (await areSuspended(scope, [quotation.customerId, quotation.supplierId])))
      throw error
    const isExpired = quotation.validUntil && isOver(quotation.validUntil)
    await voidApprovals(
      scope,
      [quotation.id],
      isExpired ? 'expired' : quotation.needsConfirmation ? 'revision' : 'version',
    )
    return error
  }
}
