import { join, raw, sql, type Rows, type Sql } from '../infra/db'

/** Totals are exact up to here; an exact total of a million rows costs a hundred times the page. */
export const COUNT_CAP = 10_000

/** For how long it is known of a count that it goes beyond the cap (ms): it costs the most, and hardly ever comes back. */
const KNOWN_FOR = 60_000
/** So many of them are known at most. */
const KNOWN = 1_000
const known = new Map<string, number>()

/** How many rows these are, as an expression; one more than the cap when there are more. */
export const countOf = (from: Sql, where: Sql) =>
  sql`(SELECT count(*)::int FROM (SELECT 1 FROM ${from} WHERE ${where} LIMIT ${raw(String(COUNT_CAP + 1))}) AS counted)`

/**
 * One statement for several counts, without those that were beyond the cap a moment ago unless `anew`: none when that is
 * all of them. `read` makes the counts of its row.
 */
export function counting<Name extends string>(counts: Record<Name, Sql>, anew = false) {
  const entries = Object.entries(counts) as [Name, Sql][]
  const asked = entries.filter(([, count]) => anew || !isBeyond(count))
  const columns = asked.map(([name, count]) => sql`${count} AS ${raw(`"${name}"`)}`)
  return {
    statement: asked.length ? [sql`SELECT ${join(columns, ', ')}`] : [],
    read(row: Partial<Record<Name, number>> = {}) {
      for (const [name, count] of asked) if (row[name]! > COUNT_CAP) remember(count)
      return Object.fromEntries(entries.map(([name]) => [name, row[name] ?? COUNT_CAP + 1])) as Record<Name, number>
    },
  }
}

/** The same for parts of rows that are few: all of them in one pass. */
export function countingFew<Name extends string>(from: Sql, where: Sql, parts: Record<Name, Sql>) {
  const columns = Object.entries<Sql>(parts).map(
    ([name, part]) => sql`count(*) FILTER (WHERE ${part})::int AS ${raw(`"${name}"`)}`,
  )
  const statement = [sql`SELECT ${join(columns, ', ')} FROM ${from} WHERE ${where}`]
  return { statement, read: (row: Partial<Record<Name, number>> = {}) => row as Record<Name, number> }
}

/** Counts several things in one statement, each up to the cap. */
export async function counted<Name extends string>(rows: Rows, counts: Record<Name, Sql>) {
  const { statement, read } = counting(counts)
  const [row] = statement[0] ? await rows<Record<Name, number>>(statement[0]) : []
  const found = Object.entries<number>(read(row)).map(([name, count]) => [name, Math.min(count, COUNT_CAP)])
  return Object.fromEntries(found) as Record<Name, number>
}

const keyOf = ({ text, values }: Sql) => `${text}\n${JSON.stringify(values)}`
/** Whether a moment ago this count was beyond the cap. */
export const isBeyond = (count: Sql) => known.size > 0 && (known.get(keyOf(count)) ?? 0) > Date.now()

function remember(count: Sql) {
  if (known.size >= KNOWN) known.clear()
  known.set(keyOf(count), Date.now() + KNOWN_FOR)
}
