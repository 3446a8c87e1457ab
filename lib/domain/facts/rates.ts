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
