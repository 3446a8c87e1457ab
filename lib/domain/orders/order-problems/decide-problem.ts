import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { problems } from '../../../contract/orders/order-problems'
import { needsFirstArticle } from '../../../rules/orders/first-article'
import { asksForWork, orderAfter } from '../../../rules/orders/flows/order-problem-flow'
import { money, startOfDay } from '../../../terms/format'
import { actTime } from '../../core/event-clock'
import { command, type WriteScope } from '../../core/verb'
import { askFirstArticleAnew } from '../documents/ask-first-article'
import { isBeforeFirstArticle } from '../documents/first-article'
import type { WorkorderRow } from '../workorders/workorder'
import { recountGoods } from '../../facts/order-goods'
import { comeAgain } from '../schedule/come-again'
import { lockForMove, type Locked } from './lock-problem'
import { moveOrder, resumeOrder } from './move-order'
import { aboutProblem, findOrderProblem, toOrderProblem } from './order-problem'
import { guardProblem } from './problem-texts'

type Form = Input<typeof problems.decide>

/** An admin decides what is done about a problem: the order, its dates and the problem change together. */
export const decideProblem = command('problem.decide', async (scope, form: Form) => {
  const { id, decision, note } = form
  const { tx, viewer, emit } = scope
  const locked = await lockForMove(scope, id, 'decided')
  const { problem, order } = locked
  // A problem that is solved is sent back; it is not decided anew.
  if (problem.status === 'solved')
    throw new Problem('conflict', 'This problem is already decided: send it back instead')
  if (decision === 'credit') assertCredit(order, form.creditAmount ?? 0)
  if (decision === 'remake') await assertNotSuspended(scope, order)

  const isWork = asksForWork(decision)
  const dueDate = isWork ? startOfDay(form.newDueDate!).toISOString() : null
  const decided = { decision, decisionNote: note, decidedBy: viewer.member.id, decidedAt: actTime() }
  const status = isWork ? 'decided' : 'solved'
  await tx.orderProblem.update({
    where: { id },
    data: {
      ...decided,
      status,
      newDueDate: dueDate,
      creditAmount: decision === 'credit' ? form.creditAmount : null,
      solvedAt: isWork ? null : actTime(),
    },
  })
  if (problem.shipmentLineId) await moveOfPieces(scope, locked, decision, dueDate)
  else {
    if (decision === 'remake') await askFirstArticleAnew(scope, order.id)
    const to = await orderOpenAfter(scope, order, decision)
    if (to) await moveOrder(scope, order, to, { problemId: id, dueDate })
    else await resumeOrder(scope, locked)
  }
  const masked = await guardProblem(scope, problem, { decisionNote: note })
  const about = aboutProblem(problem, { masked, field: 'decisionNote' })
  emit('problem.decided', { ...about, from: problem.status, to: status, decision, dueDate, note })
  return toOrderProblem(await findOrderProblem(scope, id), viewer)
})

/** Rejected pieces of a shipment send a completed order back to be made again; one that is under way goes on as it is. */
async function moveOfPieces(
  scope: WriteScope,
  { problem, order }: Locked,
  decision: Form['decision'],
  dueDate: string | null,
) {
  const to = orderAfter[decision]
  if (to && order.status === 'completed') {
    if (decision === 'remake') await askFirstArticleAnew(scope, order.id)
    await moveOrder(scope, order, to, { problemId: problem.id })
  }
  if (dueDate) await comeAgain(scope, order, problem, dueDate)
  await recountGoods(scope, [order.id])
}

/** What the order becomes: a rework before the first article was accepted goes on where that waits. */
async function orderOpenAfter(scope: WriteScope, { id }: WorkorderRow, decision: Form['decision']) {
  const to = orderAfter[decision]
  return to && needsFirstArticle(to) && (await isBeforeFirstArticle(scope, id)) ? 'started' : to
}

/** At most what the order costs. Tax is none of our business here. */
function assertCredit({ amount }: WorkorderRow, credit: number) {
  if (amount === null) throw invalid('creditAmount', 'This order has no amount')
  if (credit > amount!) throw invalid('creditAmount', `At most ${money(amount!)}`)
}

async function assertNotSuspended({ tx }: WriteScope, { supplierId }: WorkorderRow) {
  if (await tx.user.count({ where: { id: supplierId, suspendedAt: { not: null } } }))
    throw new Problem('conflict', 'This supplier is suspended: it can’t make the parts again')
}
