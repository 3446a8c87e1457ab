import { raw, rows, sql, type Sql } from '../infra/db'
import { COUNT_CAP } from './counts'

/** A text that is looked for in a list. */
export type Sought = {
  /** That a row has it, as a condition on the row: enough among the few of one's own. */
  inPassing: Sql
  /** Among everybody's rows: the ids of those that have it, each table by its own index. An OR over tables has none. */
  ids?: Sql
}

/** The rows that have it. */
export const fits = (id: Sql, { ids, inPassing }: Sought) => (ids ? sql`${id} = ANY (ARRAY(${ids}))` : inPassing)

/**
 * The condition for a page and its counts. What few rows have is fetched once, for both. What more than 10,000 have is met
 * soon by walking through the list, while fetching all of them first takes a hundred times as long.
 */
export async function conditionsFor(
  id: Sql,
  sought: Sought,
  isCommon: (condition: Sql) => boolean,
): Promise<{ ofPage: Sql; ofCounts: Sql; few: boolean }> {
  const ofCounts = fits(id, sought)
  const ofMany = { ofPage: sought.inPassing, ofCounts, few: false }
  if (!sought.ids || isCommon(ofCounts)) return ofMany
  const cap = raw(String(COUNT_CAP + 1))
  const [found] = await rows<{ ids: (number | null)[] }>(sql`SELECT ARRAY(${sought.ids} LIMIT ${cap}) AS ids`)
  if (found!.ids.length > COUNT_CAP) return ofMany
  const known = sql`${id} = ANY (${found!.ids}::int[])`
  return { ofPage: known, ofCounts: known, few: true }
}
