import type { ListQuery, Listing } from '../contract/endpoint'
import { invalid } from '../contract/problem'
import { empty, join, raw, sql, together, type Sql } from '../infra/db'
import { COUNT_CAP, countOf, counting, countingFew, isBeyond } from './counts'
import { readCursor, writeCursor, type SortType } from './cursor'
import { without } from './shown'
import { conditionsFor, type Sought } from './sought'

type Sort = { by: Sql; type: SortType }

type Plan = {
  /** The columns of a row. */
  select: Sql
  /** FROM with its joins. */
  from: Sql
  /** The table's id, the last key of every order. */
  id: Sql
  /** What the reader may see and has filtered for. */
  where: Sql[]
  /** The text that the list is searched for. */
  sought?: Sought | null
  /** Further conditions per tab; the one in `tab` narrows the list too. */
  tabs?: Record<string, Sql>
  tab?: string
  /** Many rows leave it at once: it is always counted anew. */
  emptiedAtOnce?: boolean
  /** By which keys a caller may sort; `id` always. Nulls are not allowed: coalesce them. */
  sorts?: Record<string, Sort>
  /** What `sort` is when nobody asks; newest first unless told. */
  defaultSort?: string
}

/** One page of a list, by keyset, so that page 1,000 costs what page 1 costs; the counts in SQL, in the same round. */
export async function listOf<Row extends { id: number }>(query: ListQuery, plan: Plan): Promise<Listing<Row>> {
  const sortName = query.sort ?? plan.defaultSort ?? '-id'
  const key = sortName.replace(/^-/, '')
  const sorts: Record<string, Sort> = { id: { by: plan.id, type: 'int' }, ...plan.sorts }
  const sort = Object.hasOwn(sorts, key) ? sorts[key] : undefined
  if (!sort) throw invalid('sort', `Sort by one of: ${Object.keys(sorts).join(', ')}`)

  const cursor = query.cursor ? readCursor(query.cursor, sortName, sort.type) : null
  const backwards = cursor?.back ?? false
  const descending = sortName.startsWith('-') !== backwards
  const order = descending ? raw('DESC') : raw('ASC')
  const tab = plan.tab ? plan.tabs?.[plan.tab] : undefined
  const inTab = tab ? [tab] : []
  const { sought } = plan
  const totalOf = (text: Sql[]) => countOf(plan.from, all([...plan.where, ...text, ...inTab]))
  const text = sought ? await conditionsFor(plan.id, sought, (condition) => isBeyond(totalOf([condition]))) : null
  const ofCounts = text ? [text.ofCounts] : []
  const beyond = raw(descending ? '<' : '>')
  const after = !cursor
    ? []
    : key === 'id'
      ? [sql`${plan.id} ${beyond} ${cursor.id}`]
      : [sql`(${sort.by}, ${plan.id}) ${beyond} (${cursor.value}::${raw(sort.type)}, ${cursor.id}::int)`]
  const orderBy = key === 'id' ? sql`${plan.id} ${order}` : sql`${sort.by} ${order}, ${plan.id} ${order}`

  const tabs = (query.counts && plan.tabs) || {}
  const ofTabs = Object.entries(tabs).map(
    ([name, condition]) => [name, countOf(plan.from, all([...plan.where, ...ofCounts, condition]))] as const,
  )
  const { statement, read } = text?.few
    ? countingFew(plan.from, all([...plan.where, ...ofCounts]), { total: all(inTab), ...tabs })
    : counting({ total: totalOf(ofCounts), ...Object.fromEntries(ofTabs) }, plan.emptiedAtOnce)

  // How many rows are wanted stands in the text: a kept plan that doesn't know how few they are joins whole tables.
  const [found, [counted] = []] = await together<[Row & { sort_key?: string | number }, ...Record<string, number>[]]>(
    sql`
      SELECT ${plan.select} ${key === 'id' ? empty : sql`, ${sort.by} AS sort_key`} FROM ${plan.from}
      WHERE ${all([...plan.where, ...(text ? [text.ofPage] : []), ...inTab, ...after])}
      ORDER BY ${orderBy} LIMIT ${raw(String(query.limit + 1))}`,
    ...statement,
  )

  const more = found.length > query.limit
  const page = found.slice(0, query.limit)
  if (backwards) page.reverse()
  const at = (row: (typeof page)[number] | undefined, back: boolean) =>
    row ? writeCursor({ sort: sortName, value: row.sort_key ?? row.id, id: row.id, back }) : null
  const next = backwards || more ? at(page.at(-1), false) : null
  const prev = backwards ? (more ? at(page[0], true) : null) : cursor ? at(page[0], true) : null

  const { total = 0, ...counts } = read(counted)
  return {
    items: key === 'id' ? page : page.map((row) => without(row, ['sort_key'])),
    total: Math.min(total, COUNT_CAP),
    capped: total > COUNT_CAP,
    next,
    prev,
    counts: query.counts ? counts : null,
  }
}

/** The condition that a text holds what was typed, without regard to case. */
export const holds = (text: Sql, q: string) => sql`${text} LIKE ${`%${literal(q)}%`}`

/** The same for a text that begins with it. */
export const begins = (text: Sql, q: string) => sql`${text} LIKE ${`${literal(q)}%`}`

const literal = (q: string) => q.toLowerCase().replace(/[\\%_]/g, '\\$&')

/** The id in what a person typed: 12, WO-12, ord-0012. Null when it is no id. */
export function idIn(q: string, ...prefixes: string[]): number | null {
  const match = /^(?:([a-z]+)-?)?0*([1-9]\d{0,8})$/i.exec(q.trim())
  if (!match) return null
  return match[1] && !prefixes.includes(match[1].toLowerCase()) ? null : Number(match[2])
}

const all = (where: Sql[]) => (where.length ? join(where, ' AND ') : sql`true`)
