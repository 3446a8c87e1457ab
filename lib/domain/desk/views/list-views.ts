import type { Input } from '../../../contract/core/endpoint'
import type { SavedView, views } from '../../../contract/desk/views'
import { db } from '../../../infra/db/db'
import { query } from '../../core/verb'
import { toView } from './view'

/** More than anybody can save. */
const MOST = 500

/** The own views, of one list or of all, by their place. */
export const listViews = query(
  'view.list',
  async ({ viewer }, { list }: Input<typeof views.list>): Promise<SavedView[]> => {
    const found = await db().savedView.findMany({
      where: { memberId: viewer.member.id, list },
      orderBy: [{ list: 'asc' }, { place: 'asc' }, { id: 'asc' }],
      take: MOST,
    })
    return found.map((view) => toView(view, viewer))
  },
)
