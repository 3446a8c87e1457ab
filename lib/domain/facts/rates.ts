import { sql, type Rows, type Sql } from '../../infra/db/db'

/** The listed rate of GST (basis points) of a code on a day; null where none holds. */
export const listedRate = (code: Sql, day: Sql) => sql`(
  SELECT r.rate_bp FROM rates r
  WHERE r.kind = 'gst' AND starts_with(${code}, r.code) AND daterange(r."from", r."to", '[]') @> ${day}
  ORDER BY length(r.code) DESC LIMIT 1)`

/** The same of a code and a day (YYYY-MM-DD) that are known. */
export async function listedRateOn({ rows }: { rows: Rows }, code: string, day: string): Promise<number | null> {
  const [rate] = await rows<{ rateBp: number | null }>(sql`
    SELECT ${listedRate(sql`${code}`, sql`${day}::date`)} AS "rateBp"`)
  return rate!.rateBp
}

/** The bank rate (basis points) of a day (YYYY-MM-DD), as it is listed; 0 on a day without one. */
export async function bankRateByDay({ rows }: { rows: Rows }): Promise<(day: string) => number> {
  const listed = await rows<{ rateBp: number; from: string; to: string | null }>(sql`
    SELECT r.rate_bp AS "rateBp", to_char(r."from", 'YYYY-MM-DD') AS "from", to_char(r."to", 'YYYY-MM-DD') AS "to"
    FROM rates r WHERE r.kind = 'bank' ORDER BY r."from" DESC`)
  return (day) => listed.find(({ from, to }) => from <= day && (to === null || day <= to))?.rateBp ?? 0
}
