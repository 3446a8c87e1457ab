import { Problem } from '../../../contract/core/problem'
import type { ListName } from '../../../contract/desk/lists'
import type { SavedView } from '../../../contract/desk/views'
import { sql, type Rows } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { readQuery } from '../lists/read-query'

export type ViewRow = Omit<SavedView, 'gone'>

export const viewSelect = sql`v.id, v.list, v.name, v.query, v.place, v.created_at AS "createdAt"`

/** The own views of a list, in their order; the person is locked, so that they stay as they are until the transaction ends. */
export async function lockViews(rows: Rows, viewer: Viewer, list: ListName): Promise<ViewRow[]> {
  await rows(sql`SELECT id FROM members WHERE id = ${viewer.member.id} FOR NO KEY UPDATE`)
  return rows<ViewRow>(sql`
    SELECT ${viewSelect} FROM saved_views v WHERE v.member_id = ${viewer.member.id} AND v.list = ${list} ORDER BY v.place, v.id`)
}

/** The own view; 404 when there is none. */
export async function findView(rows: Rows, viewer: Viewer, id: number): Promise<ViewRow> {
  const [row] = await rows<ViewRow>(
    sql`SELECT ${viewSelect} FROM saved_views v WHERE v.id = ${id} AND v.member_id = ${viewer.member.id}`,
  )
  if (!row) throw new Problem('not_found', 'View not found')
  return row
}

/** A name that another view of the list has: 409. */
export function assertFreeName(views: ViewRow[], name: string, id?: number) {
  const taken = views.some((view) => view.id !== id && view.name.toLowerCase() === name.toLowerCase())
  if (!taken) return
  const message = 'You have a view of this name already'
  throw new Problem('conflict', message, [{ path: 'name', message }])
}

/** A view with what its list still takes, and the names of what it doesn't. */
export function toView(row: ViewRow, viewer: Viewer): SavedView {
  const saved = row.query
  let left = saved
  for (let unfit = unfitIn(viewer, row.list, left); unfit.length; unfit = unfitIn(viewer, row.list, left))
    left = Object.fromEntries(Object.entries(left).filter(([key]) => !unfit.includes(key)))
  return { ...row, query: left, gone: Object.keys(saved).filter((key) => !Object.hasOwn(left, key)) }
}

/** The filters that a list doesn't know or refuses. */
function unfitIn(viewer: Viewer, list: ListName, query: Record<string, string>): string[] {
  const keys = Object.keys(query)
  try {
    const { filters } = readQuery(viewer, list, query)
    return keys.filter((key) => !Object.hasOwn(filters, key))
  } catch (error) {
    const named = error instanceof Problem ? (error.issues ?? []).map(({ path }) => path.split('.')[1]!) : []
    const known = keys.filter((key) => named.includes(key))
    return known.length ? known : keys
  }
}
