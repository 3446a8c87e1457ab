import type { ListQuery, Listing } from '../contract/endpoint'
import { invalid } from '../contract/problem'
import { empty, join, raw, sql, together, type Sql } from '../infra/db'
import { readCursor, writeCursor, type SortType } from './cursor'
import { without } from './shown'

/** Totals are exact up to here; an exact total of a million rows costs a hundred times the page. */
export const COUNT_CAP = 10_000

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
  /** Further conditions per tab; the one in `tab` narrows the list too. */
  tabs?: Record<string, Sql>
  tab?: string
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
  const where = [...plan.where, ...(tab ? [tab] : [])]
  const beyond = raw(descending ? '<' : '>')
  const after = !cursor
    ? []
    : key === 'id'
      ? [sql`${plan.id} ${beyond} ${cursor.id}`]
      : [sql`(${sort.by}, ${plan.id}) ${beyond} (${cursor.value}::${raw(sort.type)}, ${cursor.id}::int)`]
  const orderBy = key === 'id' ? sql`${plan.id} ${order}` : sql`${sort.by} ${order}, ${plan.id} ${order}`

  // The numbers stand in the text: a kept plan that doesn't know how few rows are wanted joins whole tables.
  const [found, [counted]] = await together<[Row & { sort_key?: string | number }, Record<string, number>]>(
    sql`
      SELECT ${plan.select} ${key === 'id' ? empty : sql`, ${sort.by} AS sort_key`} FROM ${plan.from} ${conditions([...where, ...after])}
      ORDER BY ${orderBy} LIMIT ${raw(String(query.limit + 1))}`,
    sql`
      SELECT ${countOf(plan, where)} AS total ${query.counts && plan.tabs ? tabCounts(plan.tabs, plan) : empty}`,
  )

  const more = found.length > query.limit
  const page = found.slice(0, query.limit)
  if (backwards) page.reverse()
  const at = (row: (typeof page)[number] | undefined, back: boolean) =>
    row ? writeCursor({ sort: sortName, value: row.sort_key ?? row.id, id: row.id, back }) : null
  const next = backwards || more ? at(page.at(-1), false) : null
  const prev = backwards ? (more ? at(page[0], true) : null) : cursor ? at(page[0], true) : null

  const { total = 0, ...counts } = counted ?? {}
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

const conditions = (where: Sql[]) => (where.length ? sql`WHERE ${join(where, ' AND ')}` : empty)

const countOf = ({ from }: Plan, where: Sql[]) =>
  sql`(SELECT count(*)::int FROM (SELECT 1 FROM ${from} ${conditions(where)} LIMIT ${raw(String(COUNT_CAP + 1))}) AS counted)`

const tabCounts = (tabs: Record<string, Sql>, plan: Plan) =>
  join(
    Object.entries(tabs).map(
      ([name, condition]) => sql`${countOf(plan, [...plan.where, condition])} AS ${raw(`"${name}"`)}`,
    ),
    ', ',
    ', ',
  )
