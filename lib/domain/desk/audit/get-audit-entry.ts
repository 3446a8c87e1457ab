import { Problem } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import { query } from '../../core/verb'
import { visibleEvents } from './audit-filters'
import { entryFrom, entrySelect, toEntry, type EntryRow } from './entry'

/** One entry; 404 when there is none. */
export const getAuditEntry = query('audit.list', async ({ viewer, rows }, { id }: { id: number }) => {
  const [row] = await rows<EntryRow>(
    sql`SELECT ${entrySelect} FROM ${entryFrom} WHERE e.id = ${id} AND ${visibleEvents(viewer)}`,
  )
  if (!row) throw new Problem('not_found', 'Audit log entry not found')
  return toEntry(row)
})
