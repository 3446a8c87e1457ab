import type { audit, AuditEntry } from '../../../contract/desk/audit'
import type { Input } from '../../../contract/core/endpoint'
import { join, sql } from '../../../infra/db/db'
import { labelOf } from '../../../rules/event-lookups'
import { memberLabel } from '../../../terms/member-roles'
import { BATCH, batchesBy, csvFile, type CsvColumn } from '../../core/csv'
import { query } from '../../core/verb'
import { auditFilters } from './audit-filters'
import { entryFrom, entrySelect, toEntry, type EntryRow } from './entry'

/** An entry with its time in India. */
type Row = AuditEntry & { time: string }

const stateOf = ({ kind }: Row, state: string | null) => state && labelOf(kind, state)

/** The columns of the log as CSV. */
export const auditColumns: CsvColumn<Row>[] = [
  ['Entry', (row) => row.id],
  ['Time (IST)', (row) => row.time],
  ['What', (row) => row.name],
  ['Event', (row) => row.sentence],
  ['Person', (row) => row.actor?.contactName ?? 'System'],
  ['Company', (row) => row.actor?.companyName ?? null],
  ['Role', (row) => row.actor?.role ?? 'system'],
  ['Member role', (row) => row.actor?.memberRole && memberLabel[row.actor.memberRole]],
  ['Account', (row) => row.actor?.id ?? null],
  ['Record', (row) => row.entityType],
  ['Record id', (row) => row.entityId],
  ['From', (row) => stateOf(row, row.from)],
  ['To', (row) => stateOf(row, row.to)],
  ['Note', (row) => row.note],
  ['Details', (row) => row.facts.map(({ label, value }) => `${label}: ${value}`).join('; ')],
]

export type TimedRow = EntryRow & { time: string }
export const timedSelect = sql`${entrySelect}, to_char(e.created_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI:SS') AS time`

/** All entries that match, as CSV, newest first, times in India. */
export const exportAudit = query('audit.export', async ({ viewer, rows }, asked: Input<typeof audit.export>) => {
  const fits = auditFilters(viewer, asked)
  const batches = batchesBy<Row>(async (last) => {
    const after = last ? [sql`(e.created_at, e.id) < (${last.at}::timestamptz, ${last.id}::int)`] : []
    const found = await rows<TimedRow>(sql`
      SELECT ${timedSelect} FROM ${entryFrom} WHERE ${join([...fits, ...after], ' AND ')}
      ORDER BY e.created_at DESC, e.id DESC LIMIT ${BATCH}`)
    return found.map(toTimed)
  })
  return csvFile(rows, 'audit-log', auditColumns, batches)
})

export const toTimed = ({ time, ...row }: TimedRow): Row => ({ ...toEntry(row), time })
