import { Problem } from '../../../contract/core/problem'
import type { Rate } from '../../../contract/money/rates'
import { sql, type Sql } from '../../../infra/db/db'
import type { ReadScope, WriteScope } from '../../core/verb'

/** Condition: an issued document has a line whose code the rate `r` is for, on a day on which it holds. */
const isInUse = sql`(r.kind = 'gst' AND EXISTS (
  SELECT 1 FROM tax_documents d CROSS JOIN LATERAL json_array_elements(d.lines) line
  WHERE d.issued_on >= r."from" AND d.issued_on <= coalesce(r."to", 'infinity') AND starts_with(line->>'hsn', r.code)))`

/** The columns of a rate `r`. */
export const rateSelect = sql`
  r.id, r.kind, r.code, r.rate_bp AS "rateBp", to_char(r."from", 'YYYY-MM-DD') AS "from", to_char(r."to", 'YYYY-MM-DD') AS "to",
  r.note, to_char(r.confirmed_on, 'YYYY-MM-DD') AS "confirmedOn", ${isInUse} AS "inUse", r.created_at AS "createdAt"`

/** The rate; 404 when there is none. */
export async function findRate({ rows }: Pick<ReadScope, 'rows'>, id: number): Promise<Rate> {
  const [rate] = await rows<Rate>(sql`SELECT ${rateSelect} FROM rates r WHERE r.id = ${id}`)
  if (!rate) throw new Problem('not_found', 'Rate not found')
  return rate
}

/** Rates are written one after the other. */
export const lockRates = ({ rows }: WriteScope) => rows(sql`LOCK TABLE rates IN SHARE ROW EXCLUSIVE MODE`)

type Time = Pick<Rate, 'code' | 'from'> & { to?: string | null }

/** Refuses a time in which another rate of the code holds: 409. */
export async function assertFreeTime(scope: WriteScope, { code, from, to }: Time, own?: number) {
  await lockRates(scope)
  const other: Sql = sql`SELECT 1 AS one FROM rates r WHERE r.code = ${code} AND r.id IS DISTINCT FROM ${own ?? null}::int
    AND daterange(r."from", r."to", '[]') && daterange(${from}::date, ${to ?? null}::date, '[]') LIMIT 1`
  if ((await scope.rows(other)).length) throw new Problem('conflict', `Another rate of ${code} is valid in this period`)
}
