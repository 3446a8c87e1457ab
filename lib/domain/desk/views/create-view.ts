import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import { VIEWS_MAX, type views } from '../../../contract/desk/views'
import { sql } from '../../../infra/db/db'
import { command } from '../../core/verb'
import { readQuery } from '../lists/read-query'
import { assertFreeName, lockViews, toView, viewSelect, type ViewRow } from './view'

/** Saves filters of a list by a name, as the last of its views. */
export const createView = command(
  'view.create',
  async ({ viewer, rows }, { list, name, query }: Input<typeof views.create>) => {
    const { filters } = readQuery(viewer, list, query)
    const others = await lockViews(rows, viewer, list)
    assertFreeName(others, name)
    if (others.length >= VIEWS_MAX)
      throw new Problem('conflict', `You have ${VIEWS_MAX} views of this list. Remove one first.`)
    const [row] = await rows<ViewRow>(sql`
      INSERT INTO saved_views AS v (member_id, list, name, query, place)
      VALUES (${viewer.member.id}, ${list}, ${name}, ${JSON.stringify(filters)}::jsonb, ${others.length}) RETURNING ${viewSelect}`)
    return toView(row!, viewer)
  },
)
