import { sql, type Rows } from '../../../infra/db/db'
import type { EntityType } from '../../../terms/nouns'
import type { Viewer } from '../../../rules/core/permissions'
import type { FoundKind } from '../../../terms/moderation'
import { writeEvent } from '../../core/emit'
import { readersOf } from './review'

type Held = {
  entityType: EntityType
  entityId: number
  /** The field of the thing; `fileField(id)` for one of its files. */
  field: string
  found: FoundKind[]
  /** The viewer unless told: a job has none. */
  authorId?: number
  /** Of a question: the inquiry that it is about. */
  inquiryId?: number
  /** As written; for a file, its name. */
  text?: string | null
  /** What the other side reads meanwhile. */
  masked?: string | null
}

/**
 * Holds a text or a file for an admin. The same again changes nothing; another text is held anew under
 * another id, so that nobody decides on a text that they did not read.
 */
export async function holdForReview(scope: { rows: Rows; viewer: Viewer | null }, held: Held): Promise<void> {
  const { entityType, entityId, field, found, inquiryId, text = null, masked = null } = held
  const authorId = held.authorId ?? scope.viewer?.id
  if (!authorId) throw new Error('A held text needs its author')
  const written = await scope.rows<{ id: number }>(sql`
    INSERT INTO reviews (entity_type, entity_id, field, author_id, found, text, masked)
    VALUES (${entityType}, ${entityId}::int, ${field}, ${authorId}::int, ${found}::text[], ${text}, ${masked})
    ON CONFLICT (entity_type, entity_id, field) DO UPDATE SET
      id = excluded.id, author_id = excluded.author_id, found = excluded.found, text = excluded.text, masked = excluded.masked,
      state = 'held', reason = NULL, decided_by = NULL, decided_at = NULL, created_at = now()
    WHERE reviews.text IS DISTINCT FROM excluded.text OR reviews.found <> excluded.found
    RETURNING id`)
  if (!written.length) return
  const readers = await readersOf(scope, written[0]!.id)
  const data = { entityType, entityId, field, authorId, found, inquiryId, ...readers, from: null, to: 'held' } as const
  await writeEvent(scope.rows, scope.viewer, 'message.held', data)
}
