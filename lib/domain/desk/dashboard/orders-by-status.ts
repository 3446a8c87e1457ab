import { WorkorderStatus } from '../../../contract/orders/workorders'
import { sql, type Sql } from '../../../infra/db/db'
import { countOf } from '../../core/counts'
import { standsIn } from '../../facts/workorders'

/** Expressions that count the viewer's work orders by status. */
export const countsByStatus = (from: Sql, visible: Sql) =>
  Object.fromEntries(
    WorkorderStatus.options.map((status) => [status, countOf(from, sql`${visible} AND ${standsIn(status)}`)]),
  ) as Record<WorkorderStatus, Sql>

/** The sum of the active statuses. */
export const activeOf = (counts: Record<WorkorderStatus, number>) =>
  counts.pending + counts.started + counts.in_progress + counts.quality_check
