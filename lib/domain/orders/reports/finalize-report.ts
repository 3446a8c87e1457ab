import { Problem } from '../../../contract/core/problem'
import { count } from '../../../terms/format'
import { judged } from '../../../rules/orders/tolerance'
import { actTime } from '../../core/event-clock'
import { command } from '../../core/verb'
import { askFirstArticle } from '../documents/ask-first-article'
import { lockOrder } from '../workorders/lock-order'
import { aboutWorkorder, findWorkorder } from '../workorders/workorder'
import { lockDraft } from './edit-report'
import { findReport, gridOf, toReport } from './report'

/** A maker, or an admin, makes a report final: its verdict is set, and it never changes again. */
export const finalizeReport = command('report.finalize', async (scope, { id }: { id: number }) => {
  const { tx, rows, viewer, emit } = scope
  const draft = await lockDraft(scope, id)
  const { characteristics, cells } = await gridOf(rows, id)
  if (!characteristics.length) throw new Problem('conflict', 'Nothing is measured yet')
  const { open, verdict } = judged(characteristics, cells, { sampleSize: draft.sampleSize, accept: draft.acceptMax })
  if (open) throw new Problem('conflict', open === 1 ? '1 value is missing' : `${count(open)} values are missing`)
  await tx.report.update({
    where: { id },
    data: { status: 'final', verdict, finalAt: actTime(), finalBy: viewer.member.id },
  })
  const { kind, version, workorderId } = draft
  await lockOrder(scope, workorderId)
  const order = await findWorkorder(scope, workorderId)
  const asks = kind === 'first_article' && (await askFirstArticle(scope, order, { reportId: id }))
  emit('workorder.reportFinal', {
    ...aboutWorkorder(order),
    kind,
    version,
    verdict: verdict as 'accepted' | 'rejected',
    ...(asks && { asks }),
  })
  return toReport(scope, await findReport(scope, id))
})
