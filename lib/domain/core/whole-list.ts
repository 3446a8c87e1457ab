import { sql, type Rows, type Sql } from '../../infra/db/db'
import { Problem } from '../../contract/core/problem'
import { all, placeOf, tabOf, type ListPlan } from './list'
import { newestHits } from '../../infra/db/text-search'

/** The most rows of an export. */
export const ROWS_MAX = 100_000
/** Rows in memory at once: those of a list can be some kB each. */
const BATCH = 500

/** The ids of a list's rows, all that match, in its order. More than 100,000: 409 with their number. */
export async function idsOf(rows: Rows, query: { sort?: string }, plan: ListPlan): Promise<number[]> {
  const { orderBy } = placeOf({ sort: query.sort }, plan)
  const hits = plan.search ? [sql`${plan.id} = ANY (${await newestHits(rows, plan.search)}::int[])`] : []
  const where = all([...conditionsOf(plan), ...hits])
  const [found] = await rows<{ ids: number[] }>(sql`
    SELECT ARRAY(SELECT ${plan.id} FROM ${plan.from} WHERE ${where} ORDER BY ${orderBy} LIMIT ${ROWS_MAX + 1}) AS ids`)
  if (found!.ids.length <= ROWS_MAX) return found!.ids
  const [counted] = await rows<{ n: number }>(sql`SELECT count(*)::int AS n FROM ${plan.from} WHERE ${where}`)
  throw new Problem('conflict', `Narrow it down: ${counted!.n.toLocaleString('en-US')} rows`)
}

/**
 * The rows of these ids, in batches. Rows may move while a file goes out: by its id each comes once, and one that no
 * longer matches is left out.
 */
export async function* rowsOf<Row extends { id: number }>(
  rows: Rows,
  plan: ListPlan,
  ids: number[],
): AsyncGenerator<Row[], void> {
  for (let at = 0; at < ids.length; at += BATCH) {
    const some = ids.slice(at, at + BATCH)
    const found = await rows<Row>(sql`
      SELECT ${plan.select} FROM ${plan.from} WHERE ${all([sql`${plan.id} = ANY (${some}::int[])`, ...conditionsOf(plan)])}`)
    const byId = new Map(found.map((row) => [row.id, row]))
    yield some.flatMap((id) => byId.get(id) ?? [])
  }
}

const conditionsOf = (plan: ListPlan): Sql[] => [...plan.where, ...tabOf(plan)]
