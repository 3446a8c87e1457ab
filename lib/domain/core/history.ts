import type { EntityType } from '../../terms/nouns'
import type { HistoryEntry } from '../../contract/core/fields'
import { sql, type Sql } from '../../infra/db/db'
import { eventRow } from '../../rules/event-lookups'
import { events } from '../../rules/events'
import type { EventKind } from '../../terms/event-kinds'
import type { Viewer } from '../../rules/core/permissions'
import type { ReadScope } from './verb'
import { fitting, MAX_ANSWER_BYTES } from './answer-size'
import { pick, readerOf } from './visible-fields'

const fields = ['kind', 'from', 'to', 'note', 'actorRole', 'createdAt'] as const

/** Events that tell of a thing and are no part of its life. */
const besides = (Object.keys(events) as EventKind[]).filter((kind) => eventRow(kind).subject)

/** Events that tell of a payment: a shop floor reads none. */
export const eventsOfPayments: readonly string[] = (Object.keys(events) as EventKind[]).filter(
  (kind) => eventRow(kind).group === 'payments',
)

type Row = Omit<HistoryEntry, 'progress' | 'revision' | 'doneAt' | 'dueDate'> & {
  dueDate: string | null
  doneAt: string | null
  revision: number | null
  actorId: number | null
  progress: HistoryEntry['progress'] | null
}

const progress = sql`CASE e.kind WHEN 'workorder.progressed' THEN json_build_object(
  'doneQuantity', e.data->'doneQuantity', 'expectedDate', e.data->'expectedDate') END`
const revision = sql`CASE e.kind WHEN 'inquiry.revised' THEN (e.data->>'revision')::int END`

/** The day that a side of an order asks for, or that it got. */
const dueDate = sql`CASE WHEN e.kind LIKE 'workorder.date%' THEN e.data->>'dueDate' END`

/** The history of a thing, oldest first. The names of company and person are included only for admins and for the company's own entries. */
export async function historyOf({ rows, viewer }: ReadScope, type: EntityType, id: number): Promise<HistoryEntry[]> {
  const hidden = readerOf(viewer) === 'floor' ? [...besides, ...eventsOfPayments] : besides
  const found = await rows<Row>(sql`
    SELECT e.kind, e.from_status AS "from", e.to_status AS "to", ${noteFor(viewer)} AS note, e.created_at AS "createdAt", ${progress} AS progress, ${revision} AS revision, e.data->>'doneAt' AS "doneAt", ${dueDate} AS "dueDate",
      e.actor_id AS "actorId", u.role AS "actorRole", u.company_name AS "actorName", m.name AS "actorPerson"
    FROM events e LEFT JOIN users u ON u.id = e.actor_id LEFT JOIN members m ON m.id = e.actor_member_id
    WHERE e.entity_type = ${type} AND e.entity_id = ${id} AND e.kind <> ALL (${hidden}::text[])
      AND ${viewer.role === 'admin' ? sql`true` : sql`(e.side IS NULL OR e.side = ${viewer.role}::"Role")`}
    ORDER BY e.id LIMIT 500`)
  return fitting(found, MAX_ANSWER_BYTES / 2).map((row) => {
    const entry = {
      ...pick(row, fields),
      ...(row.progress && { progress: row.progress }),
      ...(row.revision && { revision: row.revision }),
      ...(row.doneAt && { doneAt: row.doneAt }),
      ...(row.dueDate && { dueDate: row.dueDate }),
    }
    const isKnown = viewer.role === 'admin' || row.actorId === viewer.id
    return isKnown ? { ...entry, actorName: row.actorName, actorPerson: row.actorPerson } : entry
  })
}

/** The note as the viewer reads it: masked, unless an admin released it or gave it other words. */
function noteFor({ role }: Viewer): Sql {
  if (role === 'admin') return sql`e.note`
  const masked = sql`e.data->'crossing'->${role}::text->>'note'`
  return sql`CASE WHEN ${masked} IS NULL THEN e.note ELSE coalesce((
    SELECT coalesce(r.masked, r.text) FROM reviews r
    WHERE r.entity_type = e.entity_type AND r.entity_id = e.entity_id AND r.text = e.note AND r.state = 'released'
    LIMIT 1), ${masked}) END`
}
