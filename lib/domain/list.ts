import type { ListQuery, Listing } from '../contract/endpoint'
import { invalid } from '../contract/problem'
import { join, raw, rows, sql, together, type Sql } from '../infra/db'
import { COUNT_CAP } from '../rules/format'
import { countOf, counting } from './counts'
import { readCursor, writeCursor, type SortType } from './cursor'
import { without } from './shown'
import { narrowedTo, type Narrowed, type Sought } from './sought'

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
  /** The same rows for counting those of a tab, or all: in parts that exclude each other, where each has an index and the whole has none. */
  counted?: (tab: string | undefined) => Sql[]
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

/** Through so many rows a list is walked for a text that many have, before all that have it are fetched. */
const WALKED = raw('10000')

/** One page of a list, by keyset, so that page 1,000 costs what page 1 costs; the counts in SQL, in the same round. */
export async function listOf<Row extends { id: number }>(query: ListQuery, plan: Plan): Promise<Listing<Row>> {
  const place = placeOf(query, plan)
  const text = plan.sought ? await narrowedTo(plan.id, plan.sought) : null
  const { statement, read } = countsOf(query, plan, text)
  const { page: wanted, orElse } = pageOf(query.limit, plan, place, text)

  type Found = Row & { sort_key?: string | number }
  const [met, [numbers] = []] = await together<[Found, ...Record<string, number>[]]>(wanted, ...statement)
  const found = orElse && met.length <= query.limit ? await rows<Found>(orElse) : met

  const { cursor, sortName } = place
  const more = found.length > query.limit
  const page = found.slice(0, query.limit)
  if (cursor?.back) page.reverse()
  const at = (row: Found | undefined, back: boolean) =>
    row ? writeCursor({ sort: sortName, value: row.sort_key ?? row.id, id: row.id, back }) : null
  const next = cursor?.back || more ? at(page.at(-1), false) : null
  const prev = cursor && (more || !cursor.back) ? at(page[0], true) : null

  const { total = 0, ...ofTabs } = read(numbers)
  return {
    items: place.sortKey ? page.map((row) => without(row, ['sort_key'])) : page,
    total: Math.min(total, COUNT_CAP),
    capped: total > COUNT_CAP,
    next,
    prev,
    counts: query.counts ? ofTabs : null,
  }
}

/** Where a page begins and in which order its rows stand, the last one first on the way back. Throws for an unknown order. */
function placeOf(query: ListQuery, plan: Plan) {
  const sortName = query.sort ?? plan.defaultSort ?? '-id'
  const key = sortName.replace(/^-/, '')
  const sorts: Record<string, Sort> = { id: { by: plan.id, type: 'int' }, ...plan.sorts }
  const sort = Object.hasOwn(sorts, key) ? sorts[key] : undefined
  if (!sort) throw invalid('sort', `Sort by one of: ${Object.keys(sorts).join(', ')}`)

  const cursor = query.cursor ? readCursor(query.cursor, sortName, sort.type) : null
  const descending = sortName.startsWith('-') !== Boolean(cursor?.back)
  const [order, beyond] = descending ? [raw('DESC'), raw('<')] : [raw('ASC'), raw('>')]
  if (key === 'id')
    return {
      sortName,
      cursor,
      after: cursor ? [sql`${plan.id} ${beyond} ${cursor.id}`] : [],
      orderBy: sql`${plan.id} ${order}`,
    }
  // Two rows may have the same key: their ids say which comes first.
  const reached = cursor && sql`(${cursor.value}::${raw(sort.type)}, ${cursor.id}::int)`
  return {
    sortName,
    cursor,
    sortKey: sort.by,
    after: reached ? [sql`(${sort.by}, ${plan.id}) ${beyond} ${reached}`] : [],
    orderBy: sql`${sort.by} ${order}, ${plan.id} ${order}`,
  }
}

/** What is counted of a list: its rows, in the tab that is open and in each tab. */
function countsOf(query: ListQuery, plan: Plan, text: Narrowed | null) {
  const fitting = text ? [text.ofCounts] : []
  const whole = all(plan.where)
  const countIn = (tab: string | undefined, part: Sql) =>
    countOf(plan.from, ...(plan.counted?.(tab) ?? [whole]).map((seen) => all([seen, ...fitting, part])))
  const parts: Record<string, Sql> = { total: all(tabOf(plan)), ...(query.counts && plan.tabs) }
  const counts = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, countIn(name === 'total' ? plan.tab : name, part)]),
  )
  const pass = text?.inOnePass ? { from: plan.from, where: all([whole, ...fitting]), parts } : undefined
  return counting(counts, plan.emptiedAtOnce, pass)
}

/** The statement for a page, and the one to ask when that meets too few rows. */
function pageOf(rowsOfPage: number, plan: Plan, place: ReturnType<typeof placeOf>, text: Narrowed | null) {
  // How many rows are wanted stands in the text: a kept plan that doesn't know how few they are joins whole tables.
  const limit = raw(String(rowsOfPage + 1))
  const inOrder = (what: Sql, fitting: Sql[], most: Sql) => sql`
    SELECT ${what} FROM ${plan.from} WHERE ${all([...plan.where, ...fitting, ...tabOf(plan), ...place.after])}
    ORDER BY ${place.orderBy} LIMIT ${most}`
  const columns = place.sortKey ? sql`${plan.select}, ${place.sortKey} AS sort_key` : plan.select
  if (!text?.orElse) return { page: inOrder(columns, text ? [text.ofPage] : [], limit) }

  const ofThese = (ids: Sql) => inOrder(columns, [sql`${plan.id} = ANY (ARRAY(${ids}))`], limit)
  const walked = sql`
    SELECT walked.id FROM (${inOrder(sql`${plan.id} AS id, ${text.ofPage} AS fits`, [], WALKED)}) AS walked
    WHERE walked.fits LIMIT ${limit}`
  return { page: ofThese(walked), orElse: ofThese(inOrder(plan.id, [text.orElse], limit)) }
}

const tabOf = ({ tab, tabs }: Plan) => (tab && tabs?.[tab] ? [tabs[tab]] : [])

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
