import { LRUCache } from 'lru-cache'
import { empty, join, keyOf, raw, sql, type Rows, type Sql } from '../infra/db'
import { COUNT_CAP } from '../rules/format'

/** Counts that went beyond the cap a moment ago (ms): these cost the most, and hardly ever come back. */
const beyond = new LRUCache<string, true>({ max: 1_000, ttl: 60_000 })

/** So many rows are worth remembering how many they are, and with them how many there are of what is counted beside. */
const MANY = 50
/**
 * Counts among many rows, and what had been written by then: as long as nobody has written anything since, they hold; for a
 * minute at most (ms), since some ask what time it is.
 */
const among = new LRUCache<string, Held>({ max: 2_000, ttl: 60_000 })
type Held = { count: number; snapshot: string }

/** How many rows these are, as an expression; one more than the cap when there are more. Of several conditions a row meets one at most. */
export const countOf = (from: Sql, ...where: Sql[]) => {
  const met = where.map((part) => sql`SELECT 1 FROM ${from} WHERE ${part}`)
  return sql`(SELECT count(*)::int FROM (${join(met, ' UNION ALL ')} LIMIT ${raw(String(COUNT_CAP + 1))}) AS counted)`
}

/** Rows that are few enough to go through them once, for all that is counted of them. */
type Pass<Name extends string> = { from: Sql; where: Sql; parts: Record<Name, Sql> }

/**
 * One statement for several counts, without those that were beyond the cap a moment ago unless `anew`: none when that is
 * all of them. With a `pass` its parts are counted in the counts' place. `read` makes the counts of its row.
 */
export function counting<Name extends string>(counts: Record<Name, Sql>, anew = false, pass?: Pass<Name>) {
  const entries = Object.entries<Sql>(counts).map(([name, count]) => ({ name: name as Name, count, key: keyOf(count) }))
  const asked = entries.filter(({ key }) => anew || !beyond.has(key))
  const columns = asked.map(({ name, count, key }) => {
    const column = pass ? partOf(pass.parts[name]) : held(count, among.get(key))
    return sql`${column} AS ${raw(`"${name}"`)}`
  })
  if (!pass && asked.some(({ key }) => among.has(key))) columns.push(SNAPSHOT)
  const rest = pass ? sql`FROM ${pass.from} WHERE ${pass.where}` : empty
  return {
    statement: asked.length ? [sql`SELECT ${join(columns, ', ')} ${rest}`] : [],
    read(row: object = {}) {
      const { snapshot = '', ...found } = row as { snapshot?: string } & Partial<Record<string, number>>
      const many = asked.some(({ name }) => found[name]! >= MANY)
      for (const { name, key } of asked) {
        const count = found[name]!
        if (count > COUNT_CAP && !anew) beyond.set(key, true)
        else if (many) among.set(key, { count, snapshot })
      }
      return Object.fromEntries(entries.map(({ name }) => [name, found[name] ?? COUNT_CAP + 1])) as Record<Name, number>
    },
  }
}

/** A snapshot says which transactions a statement sees: two that are alike see the same. */
const SNAPSHOT = sql`pg_current_snapshot()::text AS snapshot`

/** A count, which PostgreSQL need not make where it was made before and nothing was written since. */
const held = (count: Sql, before: Held | undefined) =>
  before
    ? sql`CASE WHEN pg_current_snapshot()::text = ${before.snapshot} THEN ${before.count}::int ELSE ${count} END`
    : count

const partOf = (part: Sql) => sql`least(count(*) FILTER (WHERE ${part}), ${raw(String(COUNT_CAP + 1))})::int`

/** Counts several things in one statement, each up to the cap. */
export async function counted<Name extends string>(rows: Rows, counts: Record<Name, Sql>) {
  const { statement, read } = counting(counts)
  const [row] = statement[0] ? await rows<Record<Name, number>>(statement[0]) : []
  const found = Object.entries<number>(read(row)).map(([name, count]) => [name, Math.min(count, COUNT_CAP)])
  return Object.fromEntries(found) as Record<Name, number>
}
