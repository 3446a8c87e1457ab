import type { Role } from '../../contract/people/account'
import { join, sql, type Rows, type Sql } from '../../infra/db/db'
import { eventFor } from '../../rules/files/masked-texts'
import { eventRow, mailTopicFor, subjectOf } from '../../rules/event-lookups'
import type { EventKind } from '../../terms/event-kinds'
import type { Events } from '../../rules/events'
import type { Recipient } from '../../rules/core/event-row'
import type { MemberRole } from '../../terms/member-roles'
import type { Viewer } from '../../rules/core/permissions'
import { audienceOf } from '../../rules/audience'
import { acceptsAlone } from '../facts/members'
import { currentBulk } from './bulk-scope'
import { ownerOf } from './owners/owner'
import { eventTime } from './event-clock'

/** The NOTIFY channel of events; the payload is the event's id. */
export const EVENTS = 'jobwork_events'

/** Records an event. It is written at the end of the command, in its transaction. */
export type Emit = <K extends EventKind>(kind: K, data: Events[K]) => void

/**
 * Writes an event, the bell entries of its recipients and the mails owed to them in one statement of the caller's
 * transaction. The person who did it is never a recipient; colleagues are.
 */
export async function writeEvent<K extends EventKind>(rows: Rows, actor: Viewer | null, kind: K, data: Events[K]) {
  const { entityType, entityId } = subjectOf(kind, data) ?? { entityType: null, entityId: null }
  const { from, to, note } = data as Record<'from' | 'to' | 'note', string | null | undefined>
  const { notify, side } = eventRow(kind)
  const at = eventTime()
  const event = sql`
      INSERT INTO events (kind, entity_type, entity_id, from_status, to_status, note, actor_id, actor_member_id, actor_role, actor_member_role, side, data, created_at)
      VALUES (${kind}, ${entityType}, ${entityId}::int, ${from ?? null}, ${to ?? null}, ${note ?? null},
        ${actor?.id ?? null}::int, ${actor?.member.id ?? null}::int, ${actor?.role ?? null}::"Role",
        ${actor?.member.role ?? null}::"MemberRole", ${side?.(data) ?? null}::"Role", ${JSON.stringify(data)}::jsonb,
        coalesce(${at}::timestamptz, now()))
      RETURNING id, entity_type, entity_id, actor_id`
  const notified = notify?.recipients(data) ?? []
  const recipients = notified.flatMap((one) => peopleOf(one, audienceOf(kind)))
  const told = sql`pg_notify(${EVENTS}, id::text)::text`
  if (!notify || !recipients.length) return void (await rows(sql`WITH event AS (${event}) SELECT ${told} FROM event`))

  // Demo data is written with times of the past: it fills the bells and mails nobody.
  const topic = (role: Role) => (at ? null : mailTopicFor(kind, role))
  const messages = roles.map(
    (role) => sql`(${role}::"Role", ${notify.message(eventFor(data, role), role)}, ${topic(role)}::text)`,
  )
  // Of a case with an owner all admins read in the bell; the mail goes to its owner alone.
  const owner = notified.includes('admins') ? ownerOf(entityType, entityId) : null
  const isMailed = owner ? sql`(role <> 'admin' OR id = coalesce(${owner}, id))` : sql`true`
  const bulk = currentBulk()
  const [written] = await rows<{ owed: string[] }>(sql`
      WITH event AS (${event}), notified AS (
        SELECT m.id, u.role, messages.message, messages.topic, m.mail_off, event.id AS event_id, event.entity_type, event.entity_id
        FROM event, (${join(recipients, ' UNION ')}) AS recipients (id) JOIN members m ON m.id = recipients.id AND m.state = 'active'
          JOIN users u ON u.id = m.company_id
          JOIN (VALUES ${join(messages)}) AS messages (role, message, topic) ON messages.role = u.role
        WHERE m.id IS DISTINCT FROM ${actor?.member.id ?? null}::int
      ), bell AS (
        INSERT INTO notifications (member_id, event_id, title, message, entity_type, entity_id)
        SELECT id, event_id, ${notify.title}, message, entity_type, entity_id FROM notified
      ), owed AS (
        INSERT INTO mails (member_id, event_id, topic, bulk)
        SELECT id, event_id, topic, ${bulk?.id ?? null}::uuid FROM notified WHERE topic IS NOT NULL AND topic <> ALL (mail_off) AND ${isMailed}
        RETURNING member_id, topic
      )
      SELECT ${told}, ARRAY(SELECT member_id || ' ' || topic FROM owed) AS owed FROM event`)
  for (const mail of written?.owed ?? []) bulk?.owed.add(mail)
}

const roles: Role[] = ['customer', 'supplier', 'admin']

/** The ids of the people whom a recipient stands for: of a company those of the roles that hear of it. */
function peopleOf(recipient: Recipient, who: readonly MemberRole[]): Sql[] {
  if (recipient === null) return []
  const hearing = sql`m.role = ANY (${[...who]}::"MemberRole"[])`
  if (typeof recipient === 'number')
    return [sql`SELECT m.id FROM members m WHERE m.company_id = ${recipient}::int AND ${hearing}`]
  if (recipient === 'admins')
    return [sql`SELECT m.id FROM users a JOIN members m ON m.company_id = a.id WHERE a.role = 'admin' AND ${hearing}`]
  if ('member' in recipient) return recipient.member === null ? [] : [sql`SELECT ${recipient.member}::int`]
  if ('biddersOf' in recipient || 'biddersOfRfq' in recipient) {
    const [of, except] =
      'biddersOf' in recipient
        ? [sql`= ${recipient.biddersOf}::int`, recipient.except]
        : [sql`IN (SELECT line.id FROM inquiries line WHERE line.rfq_id = ${recipient.biddersOfRfq}::int)`, null]
    return [
      sql`
    SELECT DISTINCT m.id FROM (
        SELECT v.inquiry_id, v.supplier_id FROM invitations v UNION
        SELECT b.inquiry_id, b.supplier_id FROM bidders b
        WHERE EXISTS (SELECT 1 FROM questions t WHERE t.bidder_id = b.id AND t.work_order_id IS NULL)
          OR EXISTS (SELECT 1 FROM quotations q
            WHERE q.inquiry_id = b.inquiry_id AND q.supplier_id = b.supplier_id AND q.status IN ('pending', 'sent'))) AS one
      JOIN users s ON s.id = one.supplier_id JOIN members m ON m.company_id = s.id
    WHERE one.inquiry_id ${of} AND one.supplier_id IS DISTINCT FROM ${except}::int
      AND s.verified AND ${hearing} AND NOT EXISTS (SELECT 1 FROM bidders b
        WHERE b.inquiry_id = one.inquiry_id AND b.supplier_id = one.supplier_id AND b.declined_at IS NOT NULL)`,
    ]
  }
  if ('decidersOf' in recipient)
    return [
      sql`SELECT m.id FROM members m WHERE m.company_id = ${recipient.decidersOf}::int AND ${acceptsAlone(recipient.amount)}`,
    ]
  if (recipient.withProcess === null) return []
  return [
    sql`
    SELECT m.id FROM processes p JOIN users s ON s.id = p.supplier_id JOIN members m ON m.company_id = s.id
    WHERE p.status = 'approved' AND s.verified AND s.suspended_at IS NULL AND s.role = 'supplier' AND ${hearing}
      AND lower(btrim(p.name)) = lower(btrim(${recipient.withProcess}))`,
  ]
}
