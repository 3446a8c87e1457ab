import type { MachineUse } from '../../../contract/desk/dashboard'
import { sql, type Sql } from '../../../infra/db/db'
import { today } from '../../../infra/db/india'
import type { ReadScope } from '../../core/verb'

/** How many days are looked at, today included. */
const DAYS = 90
/** More bars than this can't be compared. */
const SHOWN = 12

const day = (instant: Sql) => sql`(${instant} AT TIME ZONE 'Asia/Kolkata')::date`
const firstDay = sql`greatest(${day(sql`w.start_date`)}, ${today} - ${DAYS - 1}::int)`
const lastDay = sql`least(${day(sql`coalesce(w.completed_date, CASE WHEN w.cancelled THEN w.closed_at END, now())`)}, ${today})`

/**
 * On how many of the last 90 days an order was in work on each approved machine of a supplier, the most used first.
 * In work: from the day it was started to the day it was completed or cancelled, or to today; not before work began. A day
 * counts once, however many orders fall on it.
 */
export const machineUse = ({ rows }: Pick<ReadScope, 'rows'>, supplierId: number) =>
  rows<MachineUse>(sql`
    SELECT m.id, m.name, m.model, used.days, round(100.0 * used.days / ${DAYS}::int)::int AS percent
    FROM machines m CROSS JOIN LATERAL (
      SELECT coalesce(sum(upper(span) - lower(span)), 0)::int AS days
      FROM unnest((
        SELECT range_agg(daterange(${firstDay}, ${lastDay}, '[]')) FROM work_orders w
        WHERE w.machine_id = m.id AND w.status <> 'pending' AND w.start_date IS NOT NULL AND ${firstDay} <= ${lastDay})) AS span) AS used
    WHERE m.supplier_id = ${supplierId} AND m.approval_status = 'approved'
    ORDER BY used.days DESC, m.id LIMIT ${SHOWN}`)
