import { sql, type Sql } from '../../infra/db/db'
import type { Viewer } from '../../rules/core/permissions'
import { hitsWhatIsRead } from './texts-as-read'

/** Names are the same process when they differ in case and outer spaces only. */
export const processKey = (name: Sql) => sql`lower(btrim(${name}))`

/** The ids of the processes with this name, as the viewer reads it. */
export const processesCalled = (viewer: Viewer, name: string) => sql`
  SELECT called.id FROM processes called WHERE ${processKey(sql`called.name`)} = ${processKey(sql`${name}::text`)}
    AND ${hitsWhatIsRead(viewer, 'called', 'name', sql`called.name`, (text) => sql`${text} = ${processKey(sql`${name}::text`)}`, processKey)}`
