import { Problem } from '../../../contract/core/problem'
import type { WorkorderStatus } from '../../../contract/orders/workorders'
import { sql } from '../../../infra/db/db'
import { workorderFlow } from '../../../rules/orders/flows/workorder-flow'
import { displayId } from '../../../terms/nouns'
import type { WriteScope } from '../../core/verb'

/** An older time of a device (hours) sets no date. */
const AT_MOST_HOURS = 72

/** The time of a move that a device without a line made: kept unless it is in the future; `dated` when the dates take it. */
type DoneAt = { doneAt?: string; dated?: true }

/** What is kept of the time that a device says. It counts after the order's last move and for 72 hours, by the database's clock. */
export async function doneAtOf({ rows }: WriteScope, id: number, doneAt: string | null | undefined): Promise<DoneAt> {
  if (!doneAt) return {}
  const [found] = await rows<{ isPast: boolean; counts: boolean }>(sql`
    SELECT ${doneAt}::timestamptz <= now() AS "isPast",
      ${doneAt}::timestamptz BETWEEN greatest(now() - make_interval(hours => ${AT_MOST_HOURS}), (
        SELECT max(CASE WHEN e.data->'dated' = 'true' THEN (e.data->>'doneAt')::timestamptz ELSE e.created_at END) FROM events e
        WHERE e.entity_type = 'workorder' AND e.entity_id = ${id} AND e.kind IN ('workorder.created', 'workorder.statusChanged')
      )) AND now() AS counts`)
  return found?.isPast ? { doneAt, ...(found.counts && { dated: true }) } : {}
}

/** The order has another status than the caller saw. */
export function staleStatusError(id: number, status: WorkorderStatus) {
  const message = `Someone was faster: ${displayId('workorder', id)} is ${workorderFlow.states[status].label} now`
  return new Problem('conflict', message, [{ path: 'from', message }])
}
