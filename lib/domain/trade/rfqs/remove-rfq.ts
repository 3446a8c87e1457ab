import { rowsIn, sql, transaction, type Rows } from '../../../infra/db/db'
import { command } from '../../core/verb'
import { findDraft } from './find-draft'

/** Drafts of one run. */
const BATCH = 200

/** A customer removes a draft. Its files belong to nothing then, and go a day after they were uploaded. */
export const removeRfq = command('rfq.remove', async (scope, { id }: { id: number }) => {
  await findDraft(scope, id)
  await remove(scope.rows, [id])
})

/** Removes drafts 90 days after their last change. Several servers may run it at once. */
export const endDrafts = () =>
  transaction(async (tx) => {
    const rows = rowsIn(tx)
    const old = await rows<{ id: number }>(sql`
      SELECT id FROM rfqs WHERE submitted_at IS NULL AND changed_at < now() - interval '90 days'
      ORDER BY changed_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`)
    if (old.length)
      await remove(
        rows,
        old.map(({ id }) => id),
      )
    return old.length
  })

async function remove(rows: Rows, ids: number[]) {
  await rows(sql`UPDATE files SET rfq_id = NULL, rfq_line = NULL WHERE rfq_id = ANY (${ids}::int[])`)
  await rows(sql`DELETE FROM rfqs WHERE id = ANY (${ids}::int[])`)
}
