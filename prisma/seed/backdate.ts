import type { EntityType } from '../../lib/terms/nouns'
import { raw, rows, rowsIn, sql, transaction, type Rows } from '../../lib/infra/db/db'

/** The table of each noun. */
type Tables = Record<EntityType, string>

/** Moves the timestamps of demo rows to the time of their events: verbs write the present. */
export const backdate = (tables: Tables) => transaction((tx) => shift(rowsIn(tx), tables))

async function shift(rows: Rows, tables: Tables) {
  for (const [type, table] of Object.entries(tables))
    await rows(sql`
        UPDATE ${raw(table)} t SET created_at = e.at
        FROM (SELECT entity_id, min(created_at) AS at FROM events WHERE entity_type = ${type} GROUP BY entity_id) e
        WHERE e.entity_id = t.id`)
  await rows(sql`
      UPDATE members m SET created_at = coalesce((SELECT min(e.created_at) FROM events e
        WHERE e.kind = 'account.memberJoined' AND (e.data ->> 'memberId')::int = m.id), u.created_at)
      FROM users u WHERE u.id = m.company_id`)
  await rows(sql`
      UPDATE reviews r SET created_at = e.created_at FROM events e
      WHERE e.kind = 'message.held' AND e.entity_type = r.entity_type AND e.entity_id = r.entity_id AND e.data ->> 'field' = r.field`)
  // Nobody is reminded of what the story tells.
  await rows(sql`UPDATE problems SET reminded = true`)
  await rows(sql`
      UPDATE notes n SET created_at = e.created_at FROM events e
      WHERE e.kind = 'note.added' AND (e.data ->> 'noteId')::int = n.id`)
  await rows(sql`
      UPDATE work_orders w SET
        start_date = CASE WHEN w.start_date IS NOT NULL THEN e.started END,
        completed_date = CASE WHEN w.completed_date IS NOT NULL THEN e.completed END
      FROM (SELECT entity_id, min(created_at) FILTER (WHERE to_status NOT IN ('pending', 'issues')) AS started,
          max(created_at) FILTER (WHERE to_status = 'completed' AND data ->> 'problemId' IS NULL) AS completed
        FROM events WHERE kind = 'workorder.statusChanged' GROUP BY entity_id) e
      WHERE e.entity_id = w.id`)
  await rows(sql`
      UPDATE notifications n SET created_at = e.created_at + interval '2 seconds' FROM events e WHERE e.id = n.event_id`)
  // A supplier that quoted has loaded the drawings before.
  await rows(sql`
      INSERT INTO file_downloads (file_id, user_id, first_at, last_at)
      SELECT f.id, q.supplier_id, seen.at, seen.at
      FROM quotations q JOIN inquiries i ON i.id = q.inquiry_id JOIN files f ON f.inquiry_id = i.id,
        LATERAL (SELECT greatest(i.created_at + interval '20 minutes', q.created_at - interval '3 hours') AS at) seen`)
}

/** What is older than three days was read the evening it came; the rest waits. */
export async function readOldNews() {
  await rows(sql`
    UPDATE notifications SET read_at = created_at + interval '3 hours' WHERE created_at < now() - interval '3 days'`)
  for (const table of ['inquiries', 'bidders'])
    await rows(sql`UPDATE ${raw(table)} SET questions_read_at = now() - interval '3 days'`)
}
