import type { audit, AuditEntry } from '../../contract/audit'
import type { Input } from '../../contract/core/endpoint'
import { join, sql } from '../../infra/db/db'
import { labelOf } from '../../rules/event-lookups'
import { BATCH, csvFile, narrowedBy, type CsvColumn } from '../core/csv'
import { command, query } from '../core/verb'
import { auditFilters } from './audit-filters'
import { entryFrom, entrySelect, toEntry, type EntryRow } from './entry'

type Row = AuditEntry & { time: string }

const stateOf = ({ kind }: Row, state: string | null) => state && labelOf(kind, state)

const columns: CsvColumn<Row>[] = [
  ['Entry', (row) => row.id],
  ['Time (India)', (row) => row.time],
  ['What', (row) => row.name],
  ['Sentence', (row) => row.sentence],
  ['Person', (row) => row.actor?.contactName ?? null],
  ['Company', (row) => row.actor?.companyName ?? null],
  ['Role', (row) => row.actor?.role ?? 'system'],
  ['Account', (row) => row.actor?.id ?? null],
  ['Thing', (row) => row.entityType],
  ['Thing id', (row) => row.entityId],
  ['From', (row) => stateOf(row, row.from)],
  ['To', (row) => stateOf(row, row.to)],
  ['Note', (row) => row.note],
  ['Details', (row) => row.facts.map(({ label, value }) => `${label}: ${value}`).join('; ')],
]

const select = sql`${entrySelect}, to_char(e.created_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI:SS') AS time`

/** All entries that match, as CSV, newest first, times in India. The export itself becomes an entry. */
export const exportAudit = query('audit.export', async ({ viewer, rows }, asked: Input<typeof audit.export>) => {
  const fits = [sql`true`, ...auditFilters(asked)]
  const file = await csvFile<Row>(rows, 'audit-log', columns, async (last) => {
    const after = last ? [sql`(e.created_at, e.id) < (${last.at}::timestamptz, ${last.id}::int)`] : []
    const found = await rows<EntryRow & { time: string }>(sql`
      SELECT ${select} FROM ${entryFrom} WHERE ${join([...fits, ...after], ' AND ')}
      ORDER BY e.created_at DESC, e.id DESC LIMIT ${BATCH}`)
    return found.map(({ time, ...row }) => ({ ...toEntry(row), time }))
  })
  await noteExport(viewer, asked)
  return file
})

const noteExport = command('audit.export', async ({ emit }, asked: Input<typeof audit.export>) =>
  emit('audit.exported', { filters: narrowedBy(asked) }),
)
