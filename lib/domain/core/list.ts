import type { ListQuery, Listing } from '../../contract/core/endpoint'
import { invalid } from '../../contract/core/problem'
import { join, preparedRows, raw, rows, sql, type Sql } from '../../infra/db/db'
import { COUNT_CAP } from '../../terms/format'
import { fitting, MAX_ANSWER_BYTES } from './answer-size'
import { countsOfParts } from './counts'
import { readCursor, writeCursor, type SortType } from './cursor'
import { newestHits } from '../../infra/db/text-search'

type Sort = { by: Sql; type: SortType }

/** Rows on a page of the screens. */
const PAGE = 50

/** How a list reads its rows: by a page, or as a whole. */
export type ListPlan = {
  /** The columns of a row. */
  select: Sql
  /** FROM with its joins. */
  from: Sql
  /** FROM with the joins that conditions need, when they are fewer: without a join an index alone is counted. */
  countFrom?: Sql
  /** The table's id, the last key of every order. */
  id: Sql
  /** Visibility and filters, as conditions. */
  where: Sql[]
  /** A text search over several tables, as a SELECT of ids. Each part has an index; an OR over tables would have none. */
  search?: Sql | null
  /** A further condition for each tab; that of `tab` narrows the list too. */
  tabs?: Record<string, Sql>
  tab?: string
  /** One act can remove many rows: counts are never cached. */
  emptiedAtOnce?: boolean
  /** The keys that a caller may sort by, besides `id`. Coalesce nulls. */
  sorts?: Record<string, Sort>
  /** The order when the caller names none; newest first by default. */
  defaultSort?: string
}

/**
 * One page of a list and its counts, by keyset: page 1,000 costs what page 1 costs. A text search covers the
 * newest 10,001 hits; totals are capped there. A page ends early rather than exceed 2 MB.
 */
export async function listOf<Row extends { id: number }>(query: ListQuery, plan: ListPlan): Promise<Listing<Row>> {
  const place = placeOf(query, plan)
  const hits = plan.search ? await newestHits(rows, plan.search) : null
  const where = [...plan.where, ...(hits ? [sql`${plan.id} = ANY (${hits}::int[])`] : [])]

  type Found = Row & { sort_key?: string | number }
  // A search is planned for what it looks for.
  const read = query.limit === PAGE && !hits ? preparedRows : rows
  const [found, counts] = await Promise.all([
    read<Found>(pageOf(query, plan, where, place)),
    countsOfParts(
      read,
      { from: plan.countFrom ?? plan.from, where: all(where), parts: partsOf(query, plan), areFew: hits !== null },
      { anew: plan.emptiedAtOnce || hits !== null },
    ),
  ])

  const { cursor, sortName } = place
  const page = fitting(found.slice(0, query.limit), MAX_ANSWER_BYTES)
  const more = found.length > page.length
  if (cursor?.back) page.reverse()
  const at = (row: Found | undefined, back: boolean) =>
    row ? writeCursor({ sort: sortName, value: row.sort_key ?? row.id, id: row.id, back }) : null
  const next = cursor?.back || more ? at(page.at(-1), false) : null
  const prev = cursor && (more || !cursor.back) ? at(page[0], true) : null

  const { total = 0, ...ofTabs } = counts
  return {
    items: place.sortKey ? page.map(({ sort_key: _, ...row }) => row as unknown as Row) : page,
    total: Math.min(total, COUNT_CAP),
    capped: total > COUNT_CAP || (hits?.length ?? 0) > COUNT_CAP,
    next,
    prev,
    counts: query.counts ? ofTabs : null,
  }
}

/** Start and order of a page; reversed for 'previous'. An unknown order: 400. */
export function placeOf(query: Pick<ListQuery, 'sort' | 'cursor'>, plan: ListPlan) {
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
  // Rows with the same key are ordered by id.
  const reached = cursor && sql`(${cursor.value}::${raw(sort.type)}, ${cursor.id}::int)`
  return {
    sortName,
    cursor,
    sortKey: sort.by,
    after: reached ? [sql`(${sort.by}, ${plan.id}) ${beyond} ${reached}`] : [],
    orderBy: sql`${sort.by} ${order}, ${plan.id} ${order}`,
  }
}

/** One row more than the page has, to see whether another page follows. */
function pageOf(
  { limit }: ListQuery,
  plan: ListPlan,
  where: Sql[],
  { sortKey, after, orderBy }: ReturnType<typeof placeOf>,
) {
  const columns = sortKey ? sql`${plan.select}, ${sortKey} AS sort_key` : plan.select
  return sql`
    SELECT ${columns} FROM ${plan.from} WHERE ${all([...where, ...tabOf(plan), ...after])}
    ORDER BY ${orderBy} LIMIT ${raw(String(limit + 1))}`
}

/** What is counted of a list: its rows in the open tab, and in each tab when the caller asks for them. */
const partsOf = (query: ListQuery, plan: ListPlan): Record<string, Sql> => ({
  total: all(tabOf(plan)),
  ...(query.counts && plan.tabs),
})

/** The condition of the open tab, if any. */
export const tabOf = ({ tab, tabs }: ListPlan) => (tab && tabs?.[tab] ? [tabs[tab]] : [])

/** Conditions that all hold, as one. */
export const all = (where: Sql[]) => (where.length ? join(where, ' AND ') : sql`true`)
