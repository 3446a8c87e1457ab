import { sql, type Rows, type Sql } from '../../infra/db/db'
import type { BankRates } from '../../rules/money/bill-interest'

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

/** The bank rates of the Reserve Bank with their days, the latest first, and the day on which an admin last confirmed each, as JSON. */
export const bankRates = sql`coalesce((
  SELECT json_agg(json_build_object('from', r."from", 'to', r."to", 'rateBp', r.rate_bp, 'confirmedOn', r.confirmed_on) ORDER BY r."from" DESC)
  FROM rates r WHERE r.kind = 'bank'), '[]')`

/** The same as a list. */
export async function listedBankRates({ rows }: { rows: Rows }): Promise<BankRates> {
  const [listed] = await rows<{ rates: BankRates }>(sql`SELECT ${bankRates} AS rates`)
  return listed!.rates
}
