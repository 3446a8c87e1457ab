import type { FirstArticle } from '../../../contract/orders/first-article'
import { Problem } from '../../../contract/core/problem'
import { sql, type Sql } from '../../../infra/db/db'
import { awaitsFirstArticle, whyNotOpen } from '../../../rules/orders/first-article'
import type { Viewer } from '../../../rules/core/permissions'
import type { ReadScope, WriteScope } from '../../core/verb'
import { isoOf } from '../../files/files/attached-files'
import { isKnownTo, isShownTo, isWithheld, nameFor } from '../../files/files/sides'

/** Condition: what came as first article `d` is there. A file that an admin withheld proves nothing. */
const hasCome = sql`(d.report_id IS NOT NULL
  OR EXISTS (SELECT 1 FROM files f WHERE f.id = d.file_id AND NOT ${isWithheld}))`

/** Condition: first article `d` waits for an answer. An index has it. */
export const isAsked = sql`(d.kind = 'first_article' AND d.asked_at IS NOT NULL AND d.accepted IS NULL AND d.waived_at IS NULL
  AND ${hasCome})`

/** Condition: the first article of order `w` waits for acceptance. Such orders are few: IN hashes them once. */
export const hasFirstArticleToAccept = sql`(NOT w.cancelled
  AND w.id IN (SELECT d.work_order_id FROM order_documents d WHERE ${isAsked}))`

/** Condition: nobody has answered that of order `w` in time, and admins were told. */
export const hasFirstArticleUnanswered = sql`(NOT w.cancelled
  AND w.id IN (SELECT d.work_order_id FROM order_documents d WHERE ${isAsked} AND d.reminded))`

/** When the newest first article of order `w` came. */
export const firstArticleAskedAt = sql`
  (SELECT d.asked_at FROM order_documents d WHERE d.work_order_id = w.id AND d.kind = 'first_article')`

/** The first article of an order, as its reader may know it: JSON, null where none is required. */
export const firstArticleOf = (orderId: Sql, viewer: Viewer) => sql`
  (SELECT json_build_object(
      'state', CASE WHEN d.waived_at IS NOT NULL THEN 'waived' WHEN d.accepted THEN 'accepted' WHEN NOT d.accepted THEN 'rejected'
        WHEN d.asked_at IS NOT NULL AND ${hasCome} THEN 'asked' ELSE 'missing' END,
      'askedAt', ${isoOf(sql`d.asked_at`)}, 'reportId', d.report_id,
      'fileName', (SELECT ${nameFor(viewer)} FROM files f WHERE f.id = d.file_id AND ${isKnownTo(viewer)} AND ${isShownTo(viewer)}),
      'decidedAt', ${isoOf(sql`coalesce(d.waived_at, d.decided_at)`)},
      'decidedRole', (SELECT u.role FROM members m JOIN users u ON u.id = m.company_id
        WHERE m.id = coalesce(d.waived_by, d.decided_by)),
      'note', coalesce(d.waive_reason, d.decision_note))
    FROM order_documents d WHERE d.work_order_id = ${orderId} AND d.kind = 'first_article')`

/** The first article of an order, as the viewer may know it; null where none is required. */
export async function findFirstArticle({ rows, viewer }: ReadScope, orderId: number): Promise<FirstArticle | null> {
  const [found] = await rows<{ firstArticle: FirstArticle | null }>(
    sql`SELECT ${firstArticleOf(sql`${orderId}::int`, viewer)} AS "firstArticle"`,
  )
  return found!.firstArticle
}

/** 409 for a locked order whose first article is neither accepted nor waived. Admins are refused, too: they waive. */
export async function assertFirstArticle(scope: WriteScope, orderId: number) {
  const message = whyNotOpen(await findFirstArticle(scope, orderId))
  if (message) throw new Problem('conflict', message, [{ path: 'documents.first_article', message }])
}

/** Whether a locked order still waits for its first article. */
export const isBeforeFirstArticle = async (scope: WriteScope, orderId: number) =>
  awaitsFirstArticle(await findFirstArticle(scope, orderId))
