import { LRUCache } from 'lru-cache'
import { join, raw, sql, type Rows, type Sql } from '../../infra/db/db'
import { COUNT_CAP } from '../../terms/format'

/** Counts beyond the cap are cached for so long (ms): they cost the most and rarely fall below it. */
const beyondCap = new LRUCache<string, true>({ max: 1_000, ttl: 60_000 })

/** An expression that counts rows up to one more than the cap. */
export const countOf = (from: Sql, where: Sql) =>
  sql`(SELECT count(*)::int FROM (SELECT 1 FROM ${from} WHERE ${where} LIMIT ${raw(String(COUNT_CAP + 1))}) AS counted)`

type Options = {
  /** Counts now, without the cache. */
  anew?: boolean
}

/** Rows, and further conditions on them of which each is counted. */
type Parts<Name extends string> = {
  from: Sql
  where: Sql
  parts: Record<Name, Sql>
  /** No more rows than one beyond the cap. */
  areFew?: boolean
}

/** Counts the parts in one pass over the rows. When there are more rows than the cap, each part is counted by itself. */
export async function countsOfParts<Name extends string>(
  rows: Rows,
  { from, where, parts, areFew }: Parts<Name>,
  options: Options = {},
): Promise<Record<Name, number>> {
  const entries = Object.entries<Sql>(parts).map(([name, part]) => ({ name: raw(`"${name}"`), part }))
  const every = countOf(from, where)
  if (entries.length > 1 && (options.anew || !beyondCap.has(keyOf(every)))) {
    const columns = entries.map(({ name, part }) => sql`${part} AS ${name}`)
    const counts = entries.map(({ name }) => sql`(count(*) FILTER (WHERE ${name}))::int AS ${name}`)
    const [found] = await rows<Record<string, number>>(sql`
      SELECT count(*)::int AS "every", ${join(counts, ', ')}
      FROM (SELECT ${join(columns, ', ')} FROM ${from} WHERE ${where} LIMIT ${raw(String(COUNT_CAP + 1))}) AS counted`)
    const { every: among, ...counted } = found!
    if (among! <= COUNT_CAP || areFew) return counted as Record<Name, number>
    if (!options.anew) beyondCap.set(keyOf(every), true)
  }
  const counts = entries.map(({ part }, n) => [Object.keys(parts)[n], countOf(from, sql`${where} AND ${part}`)])
  return countsBeyondCap(rows, Object.fromEntries(counts) as Record<Name, Sql>, options)
}

/** Several counts in one statement. A value of cap + 1 means 'more than the cap'. */
async function countsBeyondCap<Name extends string>(
  rows: Rows,
  counts: Record<Name, Sql>,
  { anew = false }: Options = {},
): Promise<Record<Name, number>> {
  const entries = Object.entries<Sql>(counts).map(([name, count]) => ({ name, count, key: keyOf(count) }))
  const asked = entries.filter(({ key }) => anew || !beyondCap.has(key))
  const columns = asked.map(({ name, count }) => sql`${count} AS ${raw(`"${name}"`)}`)
  const [row = {}] = asked.length ? await rows<Record<string, number>>(sql`SELECT ${join(columns, ', ')}`) : []
  if (!anew) for (const { name, key } of asked) if (row[name]! > COUNT_CAP) beyondCap.set(key, true)
  return Object.fromEntries(entries.map(({ name }) => [name, row[name] ?? COUNT_CAP + 1])) as Record<Name, number>
}

/** Several counts in one statement, each up to the cap. */
export async function counted<Counts extends Record<string, Sql>>(rows: Rows, counts: Counts) {
  const found = Object.entries<number>(await countsBeyondCap(rows, counts))
  return Object.fromEntries(found.map(([name, count]) => [name, Math.min(count, COUNT_CAP)])) as {
    [Name in keyof Counts]: number
  }
}

const keyOf = ({ text, values }: Sql) => `${text}\n${JSON.stringify(values)}`
