import type { audit } from '../../../contract/desk/audit'
import { actToRead, keptFrom } from '../../../rules/audit-readers'
import { eventRow, kindsOf } from '../../../rules/event-lookups'
import { assertMay, type Viewer } from '../../../rules/core/permissions'
import type { Input } from '../../../contract/core/endpoint'
import { nouns, type EntityType } from '../../../terms/nouns'
import { join, sql, type Sql } from '../../../infra/db/db'
import { startOf } from '../../../infra/db/india'
import { folded, holds, idIn } from '../../../infra/db/text-search'

/** A text that is too short for the index is searched in so many of the newest events. */
const NEWEST = 20_000

/** The filters as conditions on events `e`, which the viewer may read. Asking for what it may not is 403. */
export function auditFilters(viewer: Viewer, asked: Input<typeof audit.export>): Sql[] {
  const { q, actor, member, actorRole, kind, entityType, entityId, from, to } = asked
  const acts = kind ? kindsOf(kind).flatMap((one) => actToRead(eventRow(one).group) ?? []) : []
  for (const act of new Set(acts)) assertMay(act, viewer)
  return [
    visibleEvents(viewer),
    ...(actor ? [sql`e.actor_id = ${actor}`] : []),
    ...(member ? [sql`e.actor_member_id = ${member}`] : []),
    ...(actorRole === 'system' ? [sql`e.actor_role IS NULL`] : []),
    ...(actorRole && actorRole !== 'system' ? [sql`e.actor_role = ${actorRole}::"Role"`] : []),
    ...(kind ? [ofKinds(kindsOf(kind))] : []),
    ...(entityType ? [sql`e.entity_type = ${entityType}`] : []),
    ...(entityId ? [sql`e.entity_id = ${entityId}`] : []),
    ...(from ? [sql`e.created_at >= ${startOf(sql`${from}::date`)}`] : []),
    ...(to ? [sql`e.created_at < ${startOf(sql`${to}::date + 1`)}`] : []),
    ...(q ? [searched(q)] : []),
  ]
}

/** Which events `e` a person reads in the log: of money only with the books. */
export function visibleEvents(viewer: Viewer): Sql {
  const kept = keptFrom(viewer)
  return kept.length ? sql`e.kind <> ALL (${kept}::text[])` : sql`true`
}

/** A single kind is compared by equality, so that its index also gives the order. */
const ofKinds = (kinds: string[]) =>
  kinds.length === 1 ? sql`e.kind = ${kinds[0]}` : sql`e.kind = ANY (${kinds}::text[])`

/** The names and the note of an event as one text: the expression of the search index. */
const text = folded(sql`coalesce(e.data->>'companyName', '') || ' ' || coalesce(e.data->>'supplierName', '') || ' ' ||
  coalesce(e.data->>'projectName', '') || ' ' || coalesce(e.data->>'machineName', '') || ' ' ||
  coalesce(e.data->>'processName', '') || ' ' || coalesce(e.note, '')`)

/** A part of a name or note, or the id of a thing. The index knows texts from three letters or digits on. */
function searched(q: string): Sql {
  const things = thingsNamed(q)
  const found = /[\p{L}\p{M}\p{N}]{3}/u.test(q) ? holds(text, q) : amongNewest(holds(text, q))
  return things.length
    ? sql`(${found} OR (e.entity_type, e.entity_id) IN (${join(things.map(([type, id]) => sql`(${type}, ${id}::int)`))}))`
    : found
}

/** An array of ids first: otherwise the planner scans the whole table. */
const amongNewest = (condition: Sql) => sql`e.id = ANY (ARRAY(
  SELECT e.id FROM (SELECT * FROM events ORDER BY id DESC LIMIT ${NEWEST}::int) e WHERE ${condition}))`

/** The things that may have the typed id: WO-12 is a work order, 12 is any of those with a prefix. */
const thingsNamed = (q: string) =>
  (Object.keys(nouns) as EntityType[]).flatMap((type) => {
    const id = idIn(q, type)
    return id ? [[type, id] as const] : []
  })
