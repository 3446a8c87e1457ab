import { sql } from '../../infra/db/db'
import { eventTime } from './event-clock'

/** The present by the database's clock, after a lock was waited for; the demo's lies in the past. */
export const present = () => sql`coalesce(${eventTime()}::timestamptz, clock_timestamp())`
