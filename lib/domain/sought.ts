import { LRUCache } from 'lru-cache'
import { keyOf, raw, rows, sql, type Sql } from '../infra/db'
import { COUNT_CAP } from '../rules/format'

/** A text that is looked for in a list. */
export type Sought = {
  /** That a row has it, as a condition on the row: enough among the few of one's own. */
  inPassing: Sql
  /** Among everybody's rows: the ids of those that have it, each table by its own index. An OR over tables has none. */
  ids?: Sql
}

/** More rows than this are met soon by whoever counts through the table; fewer are counted by their ids. */
const VERY_MANY = 20 * COUNT_CAP

/** Texts that were common a moment ago (ms), and whether very many rows had them. */
const common = new LRUCache<string, { veryMany: boolean }>({ max: 1_000, ttl: 60_000 })

/** The rows that have it. */
export const fits = (id: Sql, { ids, inPassing }: Sought) => (ids ? sql`${id} = ANY (ARRAY(${ids}))` : inPassing)

/** How a list is narrowed to what has the text. */
export type Narrowed = {
  /** For its page. */
  ofPage: Sql
  /** For its counts. */
  ofCounts: Sql
  /** All counts are taken in one pass through what fits, rather than each up to its cap. */
  inOnePass: boolean
  /** So many have it that the page is looked for by walking a part of the list; what to take when too few are met there. */
  orElse?: Sql
}

/**
 * The condition for a page and its counts. What few rows have is fetched once, for both. What more than 10,000 have is mostly
 * met soon by walking through the list, while fetching all of them first takes a hundred times as long.
 */
export async function narrowedTo(id: Sql, sought: Sought): Promise<Narrowed> {
  const { inPassing, ids } = sought
  if (!ids) return { ofPage: inPassing, ofCounts: inPassing, inOnePass: false }
  const key = keyOf(ids)
  if (!common.has(key)) {
    const [found] = await rows<{ ids: (number | null)[] }>(sql`SELECT ARRAY(${ids} LIMIT ${upTo(COUNT_CAP)}) AS ids`)
    if (found!.ids.length <= COUNT_CAP) {
      const few = sql`${id} = ANY (${found!.ids}::int[])`
      return { ofPage: few, ofCounts: few, inOnePass: true }
    }
  }
  const all = fits(id, sought)
  return (common.get(key) ?? (await howMany(key, ids))).veryMany
    ? { ofPage: inPassing, ofCounts: inPassing, inOnePass: false, orElse: all }
    : { ofPage: inPassing, ofCounts: all, inOnePass: true, orElse: all }
}

async function howMany(key: string, ids: Sql) {
  const [row] = await rows<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM (${ids} LIMIT ${upTo(VERY_MANY)}) AS found`,
  )
  const many = { veryMany: row!.n > VERY_MANY }
  common.set(key, many)
  return many
}

/** One more, to see that there are more. */
const upTo = (cap: number) => raw(String(cap + 1))
