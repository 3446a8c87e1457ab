import { WorkorderStatus } from '../../contract/workorders'
import { raw, sql, type Sql } from '../../infra/db/db'
import { counted, countOf } from '../core/counts'
import type { ReadScope } from '../core/verb'

/** The viewer's work orders counted by status. */
export const ordersByStatus = ({ rows }: Pick<ReadScope, 'rows'>, from: Sql, visible: Sql) =>
  counted(
    rows,
    Object.fromEntries(
      WorkorderStatus.options.map((status) => [
        status,
        countOf(from, sql`${visible} AND w.status = ${raw(`'${status}'`)}`),
      ]),
    ) as Record<WorkorderStatus, Sql>,
  )

/** The sum of the active statuses. */
export const activeOf = (counts: Record<WorkorderStatus, number>) =>
  counts.pending + counts.started + counts.in_progress + counts.quality_check
