import { Problem } from '../../contract/core/problem'
import { sql } from '../../infra/db/db'
import { query } from '../core/verb'
import { entryFrom, entrySelect, toEntry, type EntryRow } from './entry'

/** One entry; 404 when there is none. */
export const getAuditEntry = query('audit.list', async ({ rows }, { id }: { id: number }) => {
  const [row] = await rows<EntryRow>(sql`SELECT ${entrySelect} FROM ${entryFrom} WHERE e.id = ${id}`)
  if (!row) throw new Problem('not_found', 'Audit log entry not found')
  return toEntry(row)
})
