import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import { REASON_MIN, REASON_WANTED, type firstArticles } from '../../../contract/orders/first-articles'
import { actTime } from '../../core/event-clock'
import { command, type WriteScope } from '../../core/verb'
import { assertNoContact } from '../../files/moderation/assert-no-contact'
import { partiesOf } from '../../files/moderation/parties'
import { aboutWorkorder, findWorkorder, toWorkorder } from '../workorders/workorder'
import { findFirstArticle } from './first-article'
import { lockOrder } from '../workorders/lock-order'

/** The customer, or an admin, accepts the newest first article: production opens. */
export const acceptFirstArticle = command(
  'firstarticle.accept',
  async (scope, { id, note, askedAt }: Input<typeof firstArticles.accept>) => {
    const { order, reportId } = await findAsked(scope, id, askedAt)
    if (reportId && (note ?? '').length < REASON_MIN && (await hasFailed(scope, reportId)))
      throw invalid('note', REASON_WANTED)
    await decide(scope, order, { accepted: true, note })
    scope.emit('workorder.firstArticleAccepted', { ...aboutWorkorder(order), note })
    return toWorkorder(await findWorkorder(scope, id), scope.viewer)
  },
)

/** The customer, or an admin, rejects the newest first article: the supplier reads why and brings another. */
export const rejectFirstArticle = command(
  'firstarticle.reject',
  async (scope, { id, note, askedAt }: Input<typeof firstArticles.reject>) => {
    const { order, state } = await findAsked(scope, id, askedAt)
    if (state === 'rejected') throw new Problem('conflict', 'It is rejected already')
    await decide(scope, order, { accepted: false, note })
    scope.emit('workorder.firstArticleRejected', { ...aboutWorkorder(order), note })
    return toWorkorder(await findWorkorder(scope, id), scope.viewer)
  },
)

type Order = Awaited<ReturnType<typeof findWorkorder>>

/** The order, locked, with its newest first article: 404 when none is required, 409 when there is nothing to decide. */
async function findAsked(scope: WriteScope, id: number, seen: string | null | undefined) {
  await findWorkorder(scope, id)
  await lockOrder(scope, id)
  const order = await findWorkorder(scope, id)
  const firstArticle = await findFirstArticle(scope, id)
  if (!firstArticle) throw new Problem('not_found', 'This order does not require a first article')
  const { state, askedAt, reportId } = firstArticle
  if (state === 'waived') throw new Problem('conflict', 'It is waived already')
  if (state === 'accepted') throw new Problem('conflict', 'It is accepted already')
  if (state === 'missing' || !askedAt) throw new Problem('conflict', 'No first article has come yet')
  if (seen && Date.parse(seen) !== Date.parse(askedAt))
    throw new Problem('conflict', 'A newer first article has come: look at it')
  return { order, state, reportId }
}

const hasFailed = async ({ tx }: WriteScope, id: number) =>
  !!(await tx.report.count({ where: { id, verdict: 'rejected' } }))

async function decide(
  scope: WriteScope,
  order: Order,
  { accepted, note }: { accepted: boolean; note?: string | null },
) {
  const { tx, viewer } = scope
  if (note) assertNoContact('note', note, await partiesOf(scope, [order.supplierId, order.customerId]))
  const decided = { accepted, decidedAt: actTime(), decidedBy: viewer.member.id, decisionNote: note ?? null }
  await tx.orderDocument.update({
    where: { workOrderId_kind: { workOrderId: order.id, kind: 'first_article' } },
    data: decided,
  })
}
