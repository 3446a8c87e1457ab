import type { Notification } from '../contract/people/notifications'
import { toNotification } from '../domain/people/notifications/notification'
import { rows, sql, type Sql } from '../infra/db/db'
import type { Onlooker } from '../rules/core/event-row'
import { eventRow } from '../rules/event-lookups'
import type { EventKind } from '../terms/event-kinds'
import type { EntityType } from '../terms/nouns'
import type { ConnectedUsers } from './channel'
import { touchedBy } from './touched'
import { closeEnded } from './close-ended'

type Row = Omit<Notification, 'href'> & { memberId: number; eventId: number }

/** Sends the bell entries of these events to their connected readers, with two queries. */
async function push(users: ConnectedUsers, which: Sql): Promise<number> {
  const connected = users.ids()
  if (!connected.length) return 0
  const found = await rows<Row>(sql`
    SELECT n.id, n.member_id AS "memberId", n.event_id AS "eventId", n.title, n.message, n.entity_type AS "entityType",
      n.entity_id AS "entityId", n.created_at AS timestamp, false AS read
    FROM notifications n WHERE ${which} AND n.member_id = ANY(${connected}::int[]) ORDER BY n.id`)
  await closeEnded(users, [...new Set(found.map(({ memberId }) => memberId))])
  for (const { memberId, eventId: _, ...row } of found)
    for (const { channel, viewer } of users.of(memberId))
      channel.send({ type: 'notification', data: toNotification(row, viewer) })
  return found.at(-1)?.id ?? 0
}

/** Pushes an event's entries, and tells the open screens that may show what happened. */
export async function pushEvent(users: ConnectedUsers, eventId: number) {
  await push(users, sql`n.event_id = ${eventId}`)
  await tellOnlookers(users, eventId)
}

/** Pushes every entry since an instant, after notifications were missed; every open screen is read again. */
export async function pushSince(users: ConnectedUsers, since: Date) {
  await push(users, sql`n.created_at > ${since}::timestamptz`)
  for (const { channel } of users.all()) channel.changed?.(['/api/'])
}

type Happened = {
  kind: EventKind
  data: object
  entityType: EntityType | null
  actorId: number | null
  /** Of the connected companies: those that were notified, and the suppliers that are verified now. */
  told: number[]
  verified: number[]
}

/**
 * Tells the screens of admins, of the actor's company, of those who are notified, and of the event's onlookers. Nobody else
 * hears that anything happened.
 */
async function tellOnlookers(users: ConnectedUsers, eventId: number) {
  const connected = users.all()
  if (!connected.length) return
  const companies = [...new Set(connected.map(({ viewer }) => viewer.id))]
  const [event] = await rows<Happened>(sql`
    SELECT e.kind, e.data, e.entity_type AS "entityType", e.actor_id AS "actorId", ARRAY(
      SELECT DISTINCT m.company_id FROM notifications n JOIN members m ON m.id = n.member_id
      WHERE n.event_id = e.id AND m.company_id = ANY(${companies}::int[])) AS told,
      ARRAY(SELECT u.id FROM users u WHERE u.id = ANY(${companies}::int[]) AND u.role = 'supplier' AND u.verified
        AND u.suspended_at IS NULL) AS verified
    FROM events e WHERE e.id = ${eventId}`)
  if (!event) return
  const onlookers = eventRow(event.kind).seenBy?.(event.data) ?? []
  const seeing = new Set<Onlooker>([...onlookers, ...event.told, event.actorId])
  const paths = touchedBy(event.entityType)
  for (const { channel, viewer } of connected) {
    const sees = {
      admin: true,
      supplier: seeing.has(viewer.id) || (seeing.has('suppliers') && event.verified.includes(viewer.id)),
      customer: seeing.has(viewer.id) || seeing.has('customers'),
    }
    if (sees[viewer.role]) channel.changed?.(paths)
  }
}
