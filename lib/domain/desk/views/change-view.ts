import type { Input } from '../../../contract/core/endpoint'
import type { views } from '../../../contract/desk/views'
import { sql, type Rows } from '../../../infra/db/db'
import { command } from '../../core/verb'
import { readQuery } from '../lists/read-query'
import { assertFreeName, findView, lockViews, toView } from './view'

/** Renames an own view, gives it other filters, or moves it. */
export const changeView = command(
  'view.change',
  async ({ viewer, rows }, { id, name, query, place }: Input<typeof views.change>) => {
    const before = await findView(rows, viewer, id)
    const all = await lockViews(rows, viewer, before.list)
    if (name) assertFreeName(all, name, id)
    const filters = query && readQuery(viewer, before.list, query).filters
    await rows(sql`
      UPDATE saved_views SET name = coalesce(${name ?? null}, name),
        query = coalesce(${filters ? JSON.stringify(filters) : null}::jsonb, query) WHERE id = ${id}`)
    if (place !== undefined) {
      const ids = all.map((view) => view.id).filter((other) => other !== id)
      await setPlaces(rows, ids.toSpliced(place, 0, id))
    }
    return toView(await findView(rows, viewer, id), viewer)
  },
)

/** Removes an own view; those after it move up. */
export const removeView = command('view.remove', async ({ viewer, rows }, { id }: { id: number }): Promise<void> => {
  const { list } = await findView(rows, viewer, id)
  const all = await lockViews(rows, viewer, list)
  await rows(sql`DELETE FROM saved_views WHERE id = ${id}`)
  await setPlaces(
    rows,
    all.map((view) => view.id).filter((other) => other !== id),
  )
})

const setPlaces = (rows: Rows, ids: number[]) =>
  rows(sql`
    UPDATE saved_views v SET place = moved.place - 1
    FROM unnest(${ids}::int[]) WITH ORDINALITY AS moved (id, place) WHERE v.id = moved.id`)
