import type { Input } from '../../../contract/core/endpoint'
import type { ListName } from '../../../contract/desk/lists'
import type { views } from '../../../contract/desk/views'
import { sql, type Rows } from '../../../infra/db/db'
import { command } from '../../core/verb'
import { readQuery } from '../lists/read-query'
import { assertFreeName, findView, lockViews, toView } from './view'

/** Renames an own view, gives it other filters, or moves it. */
export const changeView = command(
  'view.change',
  async (scope, { id, name, query, place }: Input<typeof views.change>) => {
    const { viewer, rows, tx } = scope
    const before = await findView(scope, id)
    const all = await lockViews(scope, before.list)
    if (name) assertFreeName(all, name, id)
    const filters = query && readQuery(viewer, before.list as ListName, query).filters
    await tx.savedView.update({ where: { id }, data: { name, query: filters } })
    if (place !== undefined) {
      const ids = all.map((view) => view.id).filter((other) => other !== id)
      await setPlaces(rows, ids.toSpliced(place, 0, id))
    }
    return toView(await findView(scope, id), viewer)
  },
)

/** Removes an own view; those after it move up. */
export const removeView = command('view.remove', async (scope, { id }: { id: number }): Promise<void> => {
  const { rows, tx } = scope
  const { list } = await findView(scope, id)
  const all = await lockViews(scope, list)
  await tx.savedView.delete({ where: { id } })
  await setPlaces(
    rows,
    all.map((view) => view.id).filter((other) => other !== id),
  )
})

const setPlaces = (rows: Rows, ids: number[]) =>
  rows(sql`
    UPDATE saved_views v SET place = moved.place - 1
    FROM unnest(${ids}::int[]) WITH ORDINALITY AS moved (id, place) WHERE v.id = moved.id`)
