import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import { VIEWS_MAX, type views } from '../../../contract/desk/views'
import { command } from '../../core/verb'
import { readQuery } from '../lists/read-query'
import { assertFreeName, lockViews, toView } from './view'

/** Saves filters of a list by a name, as the last of its views. */
export const createView = command('view.create', async (scope, { list, name, query }: Input<typeof views.create>) => {
  const { viewer, tx } = scope
  const { filters } = readQuery(viewer, list, query)
  const others = await lockViews(scope, list)
  assertFreeName(others, name)
  if (others.length >= VIEWS_MAX)
    throw new Problem('conflict', `You have ${VIEWS_MAX} views of this list. Remove one first.`)
  const data = { memberId: viewer.member.id, list, name, query: filters, place: others.length }
  return toView(await tx.savedView.create({ data }), viewer)
})
