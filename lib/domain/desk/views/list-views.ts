import type { Input } from '../../../contract/core/endpoint'
import type { SavedView, views } from '../../../contract/desk/views'
import { sql } from '../../../infra/db/db'
import { query } from '../../core/verb'
import { toView, viewSelect, type ViewRow } from './view'

/** More than anybody can save. */
const MOST = 500

/** The own views, of one list or of all, by their place. */
export const listViews = query(
  'view.list',
  async ({ viewer, rows }, { list }: Input<typeof views.list>): Promise<SavedView[]> => {
    const ofList = list ? sql`v.list = ${list}` : sql`true`
    const found = await rows<ViewRow>(sql`
      SELECT ${viewSelect} FROM saved_views v WHERE v.member_id = ${viewer.member.id} AND ${ofList}
      ORDER BY v.list, v.place, v.id LIMIT ${MOST}`)
    return found.map((row) => toView(row, viewer))
  },
)
