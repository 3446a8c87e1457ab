import { sql, type Sql } from '../../infra/db/db'
import type { Viewer } from '../../rules/permissions'

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
