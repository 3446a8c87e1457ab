import { sql, type Rows } from '../../infra/db/db'

/** The listed rate of GST (basis points) of a code on a day (YYYY-MM-DD); null where none holds. */
export async function listedRateOn({ rows }: { rows: Rows }, code: string, day: string): Promise<number | null> {
  const [rate] = await rows<{ rateBp: number }>(sql`
    SELECT r.rate_bp AS "rateBp" FROM rates r
    WHERE r.kind = 'gst' AND starts_with(${code}, r.code) AND daterange(r."from", r."to", '[]') @> ${day}::date
    ORDER BY length(r.code) DESC LIMIT 1`)
  return rate?.rateBp ?? null
}
