import { WorkorderStatus } from '../../contract/workorders'
import { join, raw, sql, type Sql } from '../../infra/db'
import { COUNT_CAP } from '../list'
import type { ReadScope } from '../verb'

/** A number of rows, exact up to 10,000: what stands beside a label never needs a whole table read. */
export const countUpTo = (from: Sql, where: Sql) =>
  sql`(SELECT count(*)::int FROM (SELECT 1 FROM ${from} WHERE ${where} LIMIT ${COUNT_CAP}) AS counted)`

/** How many of the viewer's work orders are in which status. */
export async function ordersByStatus({ rows }: Pick<ReadScope, 'rows'>, from: Sql, visible: Sql) {
  const columns = WorkorderStatus.options.map(
    (status) => sql`${countUpTo(from, sql`${visible} AND w.status = ${raw(`'${status}'`)}`)} AS ${raw(status)}`,
  )
  const [counts] = await rows<Record<WorkorderStatus, number>>(sql`SELECT ${join(columns)}`)
  return counts!
}

/** Of these counts, those under way. */
export const activeOf = (counts: Record<WorkorderStatus, number>) =>
  counts.pending + counts.started + counts.in_progress + counts.quality_check
