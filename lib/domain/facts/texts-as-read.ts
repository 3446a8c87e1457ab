import { raw, sql, type Sql } from '../../infra/db/db'
import type { Viewer } from '../../rules/core/permissions'
import { folded } from '../../infra/db/text-search'

/** A column as the viewer reads it: the masked copy for their role, where there is one. */
export const readBy = (viewer: Viewer, table: string, field: string, column: Sql): Sql =>
  viewer.role === 'admin' ? column : sql`coalesce(${raw(`${table}.masked->'${viewer.role}'->>'${field}'`)}, ${column})`

/**
 * Condition: a hit in the column is also one in what the viewer reads. It stands beside the condition on the column
 * alone, which has the index: words that an admin put instead of a text are not searched. `form` is the text as `hits` compares it.
 */
export const hitsWhatIsRead = (
  viewer: Viewer,
  table: string,
  field: string,
  column: Sql,
  hits: (text: Sql) => Sql,
  form = folded,
) =>
  viewer.role === 'admin'
    ? sql`true`
    : sql`(${raw(`${table}.masked`)} IS NULL OR ${hits(form(readBy(viewer, table, field, column)))})`
