import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { approvalRequests } from '../../../contract/trade/approval-requests'
import { isAboveLimit } from '../../../rules/people/approval-limit'
import { date } from '../../../terms/format'
import { commandOnce, type WriteScope } from '../../core/verb'
import { assertAcceptable } from '../quotations/accept-quotation'
import { assertAnswerable, lockQuotation } from '../quotations/lock-quotation'
import { acceptedBefore, assertAllAcceptable, chosenOf, sumOf } from '../rfqs/award-lines'
import { lockRfqWithLines } from '../rfqs/lock-rfq'
import { findRfq } from '../rfqs/rfq'
import { aboutApprovalRequest, findApprovalRequest, toApprovalRequest } from './approval-request'

type Form = Input<typeof approvalRequests.ask>
type Acceptance = Extract<Form, { act: 'quotation.accept' }>
type Award = Extract<Form, { act: 'package.award' }>

/** How many requests of a company may wait. */
const MAX_WAITING = 100

/** A person asks that a colleague accepts a quotation, or awards lines, above the own limit. Nothing is accepted yet. */
export const askForApproval = commandOnce(
  'approvalrequest.ask',
  async (scope, form: Form) => {
    const { viewer, tx, emit } = scope
    const asked = form.act === 'package.award' ? await ofAward(scope, form) : await ofQuotation(scope, form)
    const { id } = await tx.approvalRequest.create({
      data: {
        companyId: viewer.id,
        ...asked,
        poNumber: form.input.poNumber,
        note: form.note,
        askedBy: viewer.member.id,
      },
    })
    const about = aboutApprovalRequest(await findApprovalRequest(scope, id))
    emit('approvalrequest.asked', { ...about, from: null, to: 'waiting', note: form.note })
    return id
  },
  async (scope, id) => toApprovalRequest(await findApprovalRequest(scope, id), scope.viewer),
)

async function ofQuotation(scope: WriteScope, { input: { quotationId, version: seen } }: Acceptance) {
  const quotation = await lockQuotation(scope, quotationId)
  assertAnswerable(quotation)
  await assertAcceptable(scope, quotation, seen)
  const { price: amount, version, revision } = quotation
  if (!isAboveLimit(scope.viewer.member, amount)) throw new Problem('validation', 'This needs no approval')
  await assertNotAsked(scope, { quotationId })
  return { quotationId, amount, version, revision }
}

async function ofAward(scope: WriteScope, { input: { rfqId, awards } }: Award) {
  await findRfq(scope, rfqId)
  await lockRfqWithLines(scope, rfqId)
  const chosen = await chosenOf(scope, rfqId, awards, 'input.')
  await assertAllAcceptable(scope, chosen, awards, 'input.')
  const amount = sumOf(chosen)
  if (!isAboveLimit(scope.viewer.member, amount + (await acceptedBefore(scope, rfqId))))
    throw new Problem('validation', 'This needs no approval')
  const lines = chosen.map(({ id: quotationId, version }) => ({ quotationId, version }))
  await assertNotAsked(scope, { lines: { some: { quotationId: { in: lines.map((line) => line.quotationId) } } } })
  return { rfqId, amount, lines: { createMany: { data: lines } } }
}

/** 409 where a request for one of these quotations waits, and for too many that wait. */
async function assertNotAsked(
  { viewer, tx }: WriteScope,
  where: { quotationId: number } | { lines: { some: { quotationId: { in: number[] } } } },
) {
  const waiting = await tx.approvalRequest.findFirst({
    where: { ...where, status: 'waiting' },
    include: { asker: true },
  })
  if (waiting)
    throw new Problem('conflict', `${waiting.asker.name} asked for it on ${date(waiting.createdAt.toISOString())}`)
  if ((await tx.approvalRequest.count({ where: { companyId: viewer.id, status: 'waiting' } })) >= MAX_WAITING)
    throw new Problem('conflict', `${MAX_WAITING} requests of your company wait for approval already`)
}
