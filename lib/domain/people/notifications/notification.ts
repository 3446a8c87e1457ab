import type { Input } from '../../../contract/core/endpoint'
import { type notifications, type Notification } from '../../../contract/people/notifications'
import { invalid, Problem } from '../../../contract/core/problem'
import { sql, type Rows } from '../../../infra/db/db'
import { homeOf } from '../../../terms/links'
import type { MailTopic } from '../../../terms/mail-topics'
import { entityTypesAbout, kindsAbout } from '../../../rules/event-lookups'
import { linkTo } from '../../../terms/nouns'
import type { Viewer } from '../../../rules/core/permissions'
import { startOf } from '../../../infra/db/india'
import { listOf } from '../../core/list'
import { command, query } from '../../core/verb'
import { pick } from '../../core/visible-fields'

type Row = Omit<Notification, 'href'>

const select = sql`n.id, n.title, n.message, n.entity_type AS "entityType", n.entity_id AS "entityId",
  n.created_at AS timestamp, n.read_at IS NOT NULL AS read`

const fields = [
  'id',
  'title',
  'message',
  'entityType',
  'entityId',
  'timestamp',
  'read',
] as const satisfies (keyof Row)[]

/** A bell entry with the address at which its thing opens for this person. */
export const toNotification = (row: Row, viewer: Pick<Viewer, 'role'>): Notification => ({
  ...pick(row, fields),
  href: linkTo(row.entityType, row.entityId, viewer.role) ?? homeOf(viewer.role),
})

/** By the kind of its event. The kind of thing comes first: it has an index. */
function isAbout(topic: MailTopic) {
  const types = entityTypesAbout(topic)
  const byKind = sql`EXISTS (
    SELECT 1 FROM events e WHERE e.id = n.event_id AND e.kind = ANY (${kindsAbout(topic)}::text[]))`
  return types ? sql`n.entity_type = ANY (${types}::text[]) AND ${byKind}` : byKind
}

const filtersOf = ({ topic, from, to }: Input<typeof notifications.list>) => [
  ...(topic ? [isAbout(topic)] : []),
  ...(from ? [sql`n.created_at >= ${startOf(sql`${from}::date`)}`] : []),
  ...(to ? [sql`n.created_at < ${startOf(sql`${to}::date + 1`)}`] : []),
]

/** A page of the own notifications, newest first. */
export const listNotifications = query('notification.list', async (scope, q: Input<typeof notifications.list>) => {
  const { viewer } = scope
  if (q.from && q.to && q.from > q.to) throw invalid('from', 'From must be before To')
  const unread = sql`n.read_at IS NULL`
  const page = await listOf<Row>(q, {
    select,
    from: sql`notifications n`,
    id: sql`n.id`,
    where: [sql`n.member_id = ${viewer.member.id}`, ...(q.unread === 'true' ? [unread] : []), ...filtersOf(q)],
    tabs: { unread },
    emptiedAtOnce: true,
  })
  return { ...page, items: page.items.map((row) => toNotification(row, viewer)) }
})

/** The NOTIFY channel of bells that were read; the payload is the person's id. */
export const READ = 'jobwork_read'

/** Refreshes the bell on the person's other devices. */
const tellDevices = (rows: Rows, memberId: number) => rows(sql`SELECT pg_notify(${READ}, ${String(memberId)})::text`)

/** Marks one of the own notifications as read. Idempotent. */
export const readNotification = command('notification.read', async ({ viewer, rows }, { id }: { id: number }) => {
  const [row] = await rows<Row>(sql`
    UPDATE notifications n SET read_at = coalesce(read_at, now()) WHERE n.id = ${id} AND n.member_id = ${viewer.member.id} RETURNING ${select}`)
  if (!row) throw new Problem('not_found', 'Notification not found')
  await tellDevices(rows, viewer.member.id)
  return toNotification(row, viewer)
})

/** Marks all of the own notifications as read. */
export const readAllNotifications = command('notification.readAll', async ({ viewer, rows, tx }): Promise<void> => {
  await tx.notification.updateMany({
    where: { memberId: viewer.member.id, readAt: null },
    data: { readAt: new Date() },
  })
  await tellDevices(rows, viewer.member.id)
})
