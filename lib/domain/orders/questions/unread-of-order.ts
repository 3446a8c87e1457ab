import { sql, type Sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'

/** An unread count is shown up to here. */
const MOST = 99

/** Messages of others about order `w` that the viewer's company has not read. */
const unread = (viewer: Viewer): Sql => sql`
  SELECT m.shown_at AS since FROM questions t JOIN question_messages m ON m.question_id = t.id
  WHERE t.work_order_id = w.id AND m.author_id <> ${viewer.id} AND m.state = 'shown'
    AND m.shown_at > coalesce((SELECT had.read_at FROM order_questions_read had
      WHERE had.work_order_id = w.id AND had.company_id = ${viewer.id}), '-infinity')`

/** Whether order `w` has such messages. */
export const hasUnreadOfOrder = (viewer: Viewer): Sql => sql`EXISTS (${unread(viewer)})`

/** Since when the first of them waits. */
export const unreadOfOrderSince = (viewer: Viewer): Sql =>
  sql`(SELECT min(since) FROM (${unread(viewer)}) AS of_others)`

/** How many there are, up to 99: a column of orders `w`. OFFSET 0 has them looked up for each row. */
export const unreadOfOrderCount = (viewer: Viewer): Sql =>
  viewer.role === 'admin'
    ? sql`NULL AS unread`
    : sql`(SELECT count(*)::int FROM (${unread(viewer)} LIMIT ${MOST} OFFSET 0) AS of_others) AS unread`
