import { raw, sql, type Sql } from './db'

/** The day in India on which an instant lies, YYYY-MM-DD. */
export const dayOf = (instant: Sql) => sql`to_char(${instant} AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD')`

/** Midnight in India at the start of a day. */
export const startOf = (day: Sql) => sql`(${day})::timestamp AT TIME ZONE 'Asia/Kolkata'`

/** The day in India. */
export const today = sql`(now() AT TIME ZONE 'Asia/Kolkata')::date`

/** Midnight in India at the start of this day, week (a Monday) or month. */
export const startOfThis = (span: 'day' | 'week' | 'month') =>
  sql`date_trunc(${raw(`'${span}'`)}, now(), 'Asia/Kolkata')`

/** Midnight in India, this many days from today. India's days have 24 hours. */
export const dayFromNow = (days: number) => sql`${startOfThis('day')} + ${raw(`interval '${days} days'`)}`

/** The month in India in which an instant lies, YYYY-MM. */
export const monthOf = (instant: Sql) => sql`to_char(${instant} AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM')`
