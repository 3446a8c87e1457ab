import { raw, rows, sql } from '../../../lib/infra/db/db'
import type { Events } from '../../../lib/rules/events'
import type { EventKind } from '../../../lib/terms/event-kinds'
import type { Role } from '../../../lib/contract/people/account'
import { db } from '../../../lib/infra/db/db'
import { eventRow, subjectOf } from '../../../lib/rules/event-lookups'

/** A company, or an admin with the person. */
export type Person = { id: number; role: Role; member?: number }

/** Something that happened to a thing, as `emit` would have recorded it. */
export type Happening = {
  [K in EventKind]: { kind: K; data: Events[K]; at: Date; by: Person | null }
}[EventKind]

/** Rows of one statement. */
const BATCH = 1_000
/** Older bell entries would only be counted as read. */
const BELL_DAYS = 7

/** So many ids of a table, in their order. */
export const idsOf = async (table: string, count: number) =>
  (
    await rows<{ id: number }>(
      sql`SELECT nextval(${`${table}_id_seq`}::regclass)::int AS id FROM generate_series(1, ${count}::int) ORDER BY 1`,
    )
  ).map(({ id }) => id)

/** Writes many rows, some at a time: a statement takes ten seconds at most. */
export async function inBatches<Row>(list: readonly Row[], write: (some: Row[]) => Promise<unknown>) {
  for (let at = 0; at < list.length; at += BATCH) await write(list.slice(at, at + BATCH))
}

/** Writes events in the order of their time, and the bell entries of the last days. */
export async function record(happenings: Happening[], admins: readonly Person[]) {
  const inOrder = happenings.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const ids = await idsOf('events', inOrder.length)
  const events = inOrder.map(({ kind, data, at, by }, n) => {
    const { entityType, entityId } = subjectOf(kind, data)!
    const { from, to, note } = data as Partial<Record<'from' | 'to' | 'note', string | null>>
    return {
      id: ids[n]!,
      kind,
      entity_type: entityType,
      entity_id: entityId,
      from_status: from,
      to_status: to,
      note,
      actor_id: by?.id,
      actor_member_id: by?.member,
      actor_role: by?.role,
      actor_member_role: by?.member ? 'owner' : null,
      data,
      created_at: at,
    }
  })
  await insert('events', eventColumns, events)
  const contacts = await db().member.findMany({
    where: { contact: true },
    include: { company: { select: { role: true } } },
  })
  const contactOf = new Map(contacts.map((one) => [one.companyId, one]))
  const roles = new Map(contacts.map((one) => [one.id, one.company.role]))
  const since = Date.now() - BELL_DAYS * 86_400_000
  const bells = inOrder.flatMap(({ kind, data, at, by }, n) => {
    const { notify } = eventRow(kind)
    if (!notify || at.getTime() < since) return []
    const { id, entity_type, entity_id } = events[n]!
    const told = notify.recipients(data).flatMap((one) => {
      if (one === 'admins') return admins.filter((admin) => admin.id !== by?.id).map(({ member }) => member!)
      if (typeof one === 'number') return one === by?.id ? [] : [contactOf.get(one)!.id]
      return one && 'member' in one && one.member && one.member !== by?.member ? [one.member] : []
    })
    return told.map((member_id) => ({
      member_id,
      event_id: id,
      title: notify.title,
      message: notify.message(data, roles.get(member_id)!),
      entity_type,
      entity_id,
      created_at: new Date(at.getTime() + 2_000),
    }))
  })
  await insert('notifications', bellColumns, bells)
}

const eventColumns =
  'id, kind, entity_type, entity_id, from_status, to_status, note, actor_id, actor_member_id, actor_role, actor_member_role, data, created_at'
const bellColumns = 'member_id, event_id, title, message, entity_type, entity_id, created_at'

/** For 26,000 events createMany takes seven times as long. */
const insert = (table: string, columns: string, list: object[]) =>
  inBatches(list, (some) =>
    rows(sql`INSERT INTO ${raw(table)} (${raw(columns)})
      SELECT ${raw(columns)} FROM jsonb_populate_recordset(NULL::${raw(table)}, ${JSON.stringify(some)}::jsonb)`),
  )

/** PostgreSQL plans by what it knows of the tables: after a bulk it must look again. */
export async function analyze(tables: readonly string[]) {
  for (const table of tables) await rows(sql`ANALYZE ${raw(table)}`)
}
