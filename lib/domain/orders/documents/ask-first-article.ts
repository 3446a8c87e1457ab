import { sql } from '../../../infra/db/db'
import { actTime } from '../../core/event-clock'
import type { WriteScope } from '../../core/verb'
import { isWithheld } from '../../files/files/sides'
import { aboutWorkorder, type OrderToChange } from '../workorders/workorder'

/** A final report or a file that shows the first article. */
type Proof = { reportId: number } | { fileId: number }

const undecided = { accepted: null, decidedAt: null, decidedBy: null, decisionNote: null, reminded: false }
const none = { askedAt: null, reportId: null, fileId: null, ...undecided }

const ofOrder = (workOrderId: number) => ({ workOrderId_kind: { workOrderId, kind: 'first_article' as const } })

/**
 * The first article of a locked order has come: its customer is asked to accept it. One that is accepted stays accepted, whatever
 * is measured later. Answers whether anybody was asked.
 */
export async function askFirstArticle(scope: WriteScope, order: OrderToChange, proof: Proof): Promise<boolean> {
  const { tx, emit } = scope
  const required = await tx.orderDocument.findUnique({ where: ofOrder(order.id) })
  if (!required || required.waivedAt || required.accepted) return false
  const came = { reportId: null, fileId: null, ...proof }
  if (required.reportId === came.reportId && required.fileId === came.fileId) return false
  await tx.orderDocument.update({ where: ofOrder(order.id), data: { askedAt: actTime(), ...came, ...undecided } })
  emit('workorder.firstArticleAsked', aboutWorkorder(order))
  return true
}

/** Asks for what had come before the first article was required. */
export async function askKnownFirstArticle(scope: WriteScope, order: OrderToChange) {
  const [newest] = await scope.rows<{ reportId: number | null; fileId: number | null }>(sql`
    SELECT c."reportId", c."fileId" FROM (
      SELECT r.id AS "reportId", NULL::int AS "fileId", r.final_at AS at
        FROM reports r WHERE r.work_order_id = ${order.id} AND r.kind = 'first_article' AND r.status = 'final'
      UNION ALL SELECT NULL, f.id, f.created_at
        FROM files f WHERE f.work_order_id = ${order.id} AND f.document = 'first_article' AND f.storage_key IS NOT NULL
          AND NOT ${isWithheld}
    ) c WHERE NOT EXISTS (SELECT 1 FROM problems p
      WHERE p.work_order_id = ${order.id} AND p.decision = 'remake' AND p.decided_at >= c.at)
    ORDER BY c.at DESC LIMIT 1`)
  if (newest?.reportId) await askFirstArticle(scope, order, { reportId: newest.reportId })
  else if (newest?.fileId) await askFirstArticle(scope, order, { fileId: newest.fileId })
}

/** The parts of a locked order are made again: its first article comes anew, one that was waived, too. */
export async function askFirstArticleAnew({ tx }: WriteScope, orderId: number) {
  const notWaived = { waivedAt: null, waivedBy: null, waiveReason: null }
  await tx.orderDocument.updateMany({
    where: { workOrderId: orderId, kind: 'first_article' },
    data: { ...none, ...notWaived },
  })
}
