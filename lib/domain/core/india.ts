import { sql, type Sql } from '../../infra/db/db'

/** The day in India on which an instant lies, YYYY-MM-DD. */
export const dayOf = (instant: Sql) => sql`to_char(${instant} AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD')`

/** Midnight in India at the start of a day. */
export const startOf = (day: Sql) => sql`(${day})::timestamp AT TIME ZONE 'Asia/Kolkata'`

/** The day in India. */
export const today = sql`(now() AT TIME ZONE 'Asia/Kolkata')::date`

/** Midnight in India, this many days from today. */
export const dayFromNow = (days: number) => startOf(sql`${today} + ${days}::int`)

/** The month in India in which an instant lies, YYYY-MM. */
export const monthOf = (instant: Sql) => sql`to_char(${instant} AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM')`
