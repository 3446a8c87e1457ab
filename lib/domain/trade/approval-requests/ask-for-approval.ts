import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { approvalRequests } from '../../../contract/trade/approval-requests'
import { isAboveLimit } from '../../../rules/people/approval-limit'
import { date } from '../../../terms/format'
import { commandOnce, type WriteScope } from '../../core/verb'
import { assertAcceptable } from '../quotations/accept-quotation'
import { assertAnswerable, lockQuotation } from '../quotations/lock-quotation'
import { aboutApprovalRequest, findApprovalRequest, toApprovalRequest } from './approval-request'

/** How many requests of a company may wait. */
const MAX_WAITING = 100

/** A person asks that a colleague accepts a quotation which is above the own limit. Nothing is accepted yet. */
export const askForApproval = commandOnce(
  'approvalrequest.ask',
  async (scope, { input: { quotationId, version, poNumber }, note }: Input<typeof approvalRequests.ask>) => {
    const { viewer, tx, emit } = scope
    const quotation = await lockQuotation(scope, quotationId)
    assertAnswerable(quotation)
    await assertAcceptable(scope, quotation, version)
    if (!isAboveLimit(viewer.member, quotation.price)) throw new Problem('validation', 'This needs no approval')
    await assertNotAsked(scope, quotationId)
    const { id } = await tx.approvalRequest.create({
      data: {
        companyId: viewer.id,
        quotationId,
        amount: quotation.price,
        version: quotation.version,
        revision: quotation.revision,
        poNumber,
        note,
        askedBy: viewer.member.id,
      },
    })
    const asked = aboutApprovalRequest(await findApprovalRequest(scope, id))
    emit('approvalrequest.asked', { ...asked, from: null, to: 'waiting', note })
    return id
  },
  async (scope, id) => toApprovalRequest(await findApprovalRequest(scope, id), scope.viewer),
)

async function assertNotAsked({ viewer, tx }: WriteScope, quotationId: number) {
  const waiting = await tx.approvalRequest.findFirst({
    where: { quotationId, status: 'waiting' },
    include: { asker: true },
  })
  if (waiting)
    throw new Problem('conflict', `${waiting.asker.name} asked for it on ${date(waiting.createdAt.toISOString())}`)
  if ((await tx.approvalRequest.count({ where: { companyId: viewer.id, status: 'waiting' } })) >= MAX_WAITING)
    throw new Problem('conflict', `${MAX_WAITING} requests of your company wait for approval already`)
}
