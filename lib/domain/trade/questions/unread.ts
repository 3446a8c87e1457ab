import { sql, type Sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { readableSince, visibleMessages } from './visible-messages'

/** An unread count is shown up to here. */
const MOST = 99

/** When the viewer's company last read the questions of inquiry `i`. Null: it is a supplier without ties, which has no marks. */
const readAt = (viewer: Viewer): Sql =>
  viewer.role === 'customer'
    ? sql`coalesce(i.questions_read_at, '-infinity')`
    : sql`(SELECT coalesce(mine.questions_read_at, '-infinity') FROM bidders mine
        WHERE mine.inquiry_id = i.id AND mine.supplier_id = ${viewer.id})`

/** Whether inquiry `i` has messages of others that the viewer's company has not read. */
export const hasUnread = (viewer: Viewer): Sql => sql`EXISTS (${unread(viewer)})`

/** Since when the first of them waits. */
export const unreadSince = (viewer: Viewer): Sql => sql`(SELECT min(since) FROM (${unread(viewer)}) AS of_others)`

/** How many there are, up to 99: a column of inquiries `i`. OFFSET 0 has them looked up for each row. */
export const unreadCount = (viewer: Viewer): Sql =>
  viewer.role === 'admin'
    ? sql`NULL AS unread`
    : sql`(SELECT count(*)::int FROM (${unread(viewer)} LIMIT ${MOST} OFFSET 0) AS of_others) AS unread`

const unread = (viewer: Viewer): Sql => sql`
  SELECT ${readableSince(viewer)} AS since FROM questions t LEFT JOIN bidders b ON b.id = t.bidder_id JOIN question_messages m ON m.question_id = t.id
  WHERE t.inquiry_id = i.id AND t.work_order_id IS NULL AND m.author_id <> ${viewer.id} AND ${readableSince(viewer)} > ${readAt(viewer)} AND ${visibleMessages(viewer)}`
