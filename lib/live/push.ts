import type { Notification } from '../contract/people/notifications'
import { toNotification } from '../domain/people/notifications/notification'
import { rows, sql, type Sql } from '../infra/db/db'
import type { ConnectedUsers } from './channel'
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

/** Pushes an event's entries. */
export const pushEvent = (users: ConnectedUsers, eventId: number) => push(users, sql`n.event_id = ${eventId}`)

/** Pushes every entry since an instant, after notifications were missed. */
export const pushSince = (users: ConnectedUsers, since: Date) => push(users, sql`n.created_at > ${since}::timestamptz`)
