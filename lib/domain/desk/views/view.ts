import { Problem } from '../../../contract/core/problem'
import type { ListName } from '../../../contract/desk/lists'
import type { SavedView } from '../../../contract/desk/views'
import { sql } from '../../../infra/db/db'
import type { SavedView as StoredView } from '../../../infra/prisma/client'
import type { Viewer } from '../../../rules/core/permissions'
import type { WriteScope } from '../../core/verb'
import { readQuery } from '../lists/read-query'

/** The own views of a list, in their order; the person is locked, so that they stay as they are until the transaction ends. */
export async function lockViews({ viewer, rows, tx }: WriteScope, list: string): Promise<StoredView[]> {
  await rows(sql`SELECT id FROM members WHERE id = ${viewer.member.id} FOR NO KEY UPDATE`)
  const where = { memberId: viewer.member.id, list }
  return tx.savedView.findMany({ where, orderBy: [{ place: 'asc' }, { id: 'asc' }] })
}

/** The own view; 404 when there is none. */
export async function findView({ viewer, tx }: WriteScope, id: number): Promise<StoredView> {
  const view = await tx.savedView.findFirst({ where: { id, memberId: viewer.member.id } })
  if (!view) throw new Problem('not_found', 'View not found')
  return view
}

/** A name that another view of the list has: 409. */
export function assertFreeName(views: StoredView[], name: string, id?: number) {
  const taken = views.some((view) => view.id !== id && view.name.toLowerCase() === name.toLowerCase())
  if (!taken) return
  const message = 'You have a view of this name already'
  throw new Problem('conflict', message, [{ path: 'name', message }])
}

/** A view with what its list still takes, and the names of what it doesn't. */
export function toView({ id, name, place, createdAt, ...stored }: StoredView, viewer: Viewer): SavedView {
  const list = stored.list as ListName
  const saved = stored.query as Record<string, string>
  let query = saved
  for (let unfit = unfitIn(viewer, list, query); unfit.length; unfit = unfitIn(viewer, list, query))
    query = Object.fromEntries(Object.entries(query).filter(([key]) => !unfit.includes(key)))
  const gone = Object.keys(saved).filter((key) => !Object.hasOwn(query, key))
  return { id, list, name, query, place, createdAt: createdAt.toISOString(), gone }
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
