import { raw, sql, type Sql } from '../../../infra/db/db'
import type { NotedThing } from '../../../terms/noted-things'
import type { Viewer } from '../../../rules/core/permissions'

/** How many notes a thing has, as an expression. */
export const countNotes = (type: NotedThing, id: Sql): Sql => sql`(
  SELECT count(*)::int FROM notes n
  WHERE n.entity_type = ${raw(`'${type}'`)} AND n.entity_id = ${id} AND n.removed_at IS NULL)`

/** The same in the rows of a noun; nothing is counted for those who never read it. */
export const noteCount = ({ role }: Pick<Viewer, 'role'>, type: NotedThing, id: Sql): Sql =>
  role === 'admin' ? countNotes(type, id) : sql`0`
