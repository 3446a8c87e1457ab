import { sql, type Sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { isOwnFile } from '../../files/files/sides'
import { mayLoadDrawings } from '../inquiries/visible-inquiries'

/**
 * Condition: the viewer reads message `m` of question `t` with its bidder `b`. What is held or withheld is as if it were
 * not there, but for its author and admins. Of others' questions suppliers read the answers that were shared alone.
 */
export function visibleMessages(viewer: Viewer): Sql {
  if (viewer.role === 'admin') return sql`true`
  const ownOrShown = sql`(m.state = 'shown' OR m.author_id = ${viewer.id})`
  if (viewer.role === 'customer') return ownOrShown
  return sql`CASE WHEN b.supplier_id = ${viewer.id} THEN ${ownOrShown}
    ELSE m.state = 'shown' AND (t.bidder_id IS NULL OR m.shared_question IS NOT NULL) END`
}

/** Since when the viewer can read message `m`: of another supplier's question since it was shared. Null while it is held. */
export const readableSince = (viewer: Viewer): Sql =>
  viewer.role === 'supplier'
    ? sql`CASE WHEN t.bidder_id IS NULL OR b.supplier_id = ${viewer.id} THEN m.shown_at ELSE greatest(m.shown_at, m.shared_at) END`
    : sql`m.shown_at`

/** Condition: the viewer loads files `f` of the messages that it reads. A suspended supplier needs a part in the inquiry, as for its drawings. */
export const visibleMessageFiles = (viewer: Viewer): Sql =>
  viewer.role === 'supplier' && viewer.suspended ? sql`(${isOwnFile(viewer)} OR ${mayLoadDrawings(viewer)})` : sql`true`
