import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { approvalRequests } from '../../../contract/trade/approval-requests'
import type { Awards } from '../../../contract/trade/rfqs'
import { money } from '../../../terms/format'
import { isAboveLimit } from '../../../rules/people/approval-limit'
import { areSuspended } from '../../people/accounts/suspension'
import { actTime } from '../../core/event-clock'
import { command, type Verb, type WriteScope } from '../../core/verb'
import { acceptQuotation, assertAcceptable } from '../quotations/accept-quotation'
import { findQuotation, type QuotationRow } from '../quotations/quotation'
import { isOver } from '../quotations/validity'
import { acceptedBefore, assertAllAcceptable, awardLines, chosenOf, sumOf } from '../rfqs/award-lines'
import {
  aboutApprovalRequest,
  findApprovalRequest,
  lockApprovalRequest,
  toApprovalRequest,
  type ApprovalRequestRow,
} from './approval-request'
import { voidApproval } from './void-approvals'

type Asked = Input<typeof approvalRequests.approve>

/** The request after the act, or why it can't be accepted any more: then the request is void. */
const approve = command('approvalrequest.approve', async (scope, { id, note }: Asked) => {
  const { viewer, tx, emit } = scope
  const request = await lockApprovalRequest(scope, id)
  const { chosen, awards } = await seenOf(scope, request)
  await assertMayDecide(scope, request, chosen)
  const refused = await whyNot(scope, request, chosen, awards)
  if (refused) return { refused, request: toApprovalRequest(await findApprovalRequest(scope, id), viewer) }

  const decided = { decidedBy: viewer.member.id, decidedAt: actTime(), decisionNote: note }
  await tx.approvalRequest.update({ where: { id }, data: { status: 'approved', ...decided } })
  emit('approvalrequest.approved', { ...aboutApprovalRequest(request), from: 'waiting', to: 'approved', note })
  const { rfqId, poNumber } = request
  await (rfqId ? awardLines(scope, rfqId, chosen, poNumber) : acceptQuotation(scope, chosen[0]!, { poNumber }))
  return { refused: null, request: toApprovalRequest(await findApprovalRequest(scope, id), viewer) }
})

/** A person who may accept the price alone approves what a colleague asked for: the quotation is accepted, or the lines are awarded. */
export const approveRequest: Verb<Asked, ReturnType<typeof toApprovalRequest>> = Object.assign(
  async (...asked: Parameters<typeof approve>) => {
    // What voids a request stays, so the refusal comes after its transaction.
    const { refused, request } = await approve(...asked)
    if (refused) throw refused
    return request
  },
  { act: approve.act },
)

/** The quotations that were asked for, each with the version that was seen. */
async function seenOf(scope: WriteScope, { id, rfqId, quotationId, version }: ApprovalRequestRow) {
  if (!rfqId)
    return {
      chosen: [await findQuotation(scope, quotationId!)],
      awards: [{ quotationId: quotationId!, version: version! }],
    }
  const awards = await scope.tx.approvalLine.findMany({
    where: { approvalRequestId: id },
    select: { quotationId: true, version: true },
    orderBy: { quotationId: 'asc' },
  })
  return { chosen: await chosenOf(scope, rfqId, awards), awards }
}

/** 403 for the asker, and for a limit below the price as it is now; of an award with what the person accepted of the request before. */
async function assertMayDecide(
  scope: WriteScope,
  { askedBy, rfqId }: ApprovalRequestRow,
  chosen: readonly QuotationRow[],
) {
  const { member } = scope.viewer
  if (askedBy.id === member.id) throw new Problem('forbidden', 'You asked for it: somebody else approves')
  const price = sumOf(chosen) + (rfqId ? await acceptedBefore(scope, rfqId) : 0)
  if (isAboveLimit(member, price)) throw new Problem('forbidden', `Your limit is ${money(member.approvalLimit!)}`)
}

/** Why it can't be accepted, the request being void with it. A suspended supplier is 409, and the request waits on. */
async function whyNot(
  scope: WriteScope,
  { id, rfqId }: ApprovalRequestRow,
  chosen: readonly QuotationRow[],
  awards: Awards,
): Promise<Problem | null> {
  try {
    if (rfqId) await assertAllAcceptable(scope, chosen, awards)
    else await assertAcceptable(scope, chosen[0]!, awards[0]!.version)
    return null
  } catch (error) {
    const companies = chosen.flatMap(({ customerId, supplierId }) => [customerId, supplierId])
    if (!(error instanceof Problem) || (await areSuspended(scope, companies))) throw error
    const isExpired = chosen.some(({ validUntil }) => validUntil && isOver(validUntil))
    const isRevised = chosen.some(({ needsConfirmation }) => needsConfirmation)
    await voidApproval(scope, id, isExpired ? 'expired' : isRevised ? 'revision' : 'version')
    return error
  }
}
