import type { Input } from '../../../contract/core/endpoint'
import type { inquiries } from '../../../contract/trade/inquiries'
import type { Events } from '../../../rules/events'
import { maskedCopies, type MaskedTexts } from '../../../rules/files/masked-texts'
import { rowsIn, sql, transaction, type Rows } from '../../../infra/db/db'
import { writeEvent } from '../../core/emit'
import { command } from '../../core/verb'
import { findInquiry, toInquiry } from '../inquiries/inquiry'
import { lockInquiry } from '../inquiries/lock-inquiry'

type Opened = Omit<Events['inquiry.opened'], 'crossing'> & { masked: MaskedTexts }

/** A customer, or an admin, opens a repeat inquiry to all suppliers before its days are over. Idempotent. */
export const openInquiry = command('inquiry.open', async (scope, { id }: Input<typeof inquiries.open>) => {
  await findInquiry(scope, id)
  await lockInquiry(scope, id)
  for (const opened of await openToAll(scope.rows, id)) scope.emit('inquiry.opened', opened)
  return toInquiry(await findInquiry(scope, id), scope.viewer)
})

/** Opens repeat inquiries whose days with one supplier are over. Several servers may run it at once. */
export const openRepeats = () =>
  transaction(async (tx) => {
    const rows = rowsIn(tx)
    for (const opened of await openToAll(rows)) await writeEvent(rows, null, 'inquiry.opened', opened)
  })

/** Opens one inquiry, or all that are due, and says what their events keep. Nobody is notified of one whose deadline is over. */
export async function openToAll(rows: Rows, id?: number): Promise<Events['inquiry.opened'][]> {
  const opened = await rows<Opened>(sql`
    WITH due AS (
      SELECT id FROM inquiries WHERE invited_only AND ${id ? sql`id = ${id}` : sql`open_from <= now()`}
      ORDER BY id LIMIT 200 FOR UPDATE SKIP LOCKED
    )
    UPDATE inquiries i SET invited_only = false FROM due, users c WHERE i.id = due.id AND c.id = i.customer_id
    RETURNING i.id AS "inquiryId", i.project_name AS "projectName", i.customer_id AS "customerId", i.masked, i.quantity,
      i.target_date AS "targetDate", (SELECT p.name FROM processes p
        WHERE p.id = i.process_id AND coalesce(i.quote_by, 'infinity') > now()) AS "processName"`)
  return opened.map(({ masked, ...about }) => ({ ...about, ...maskedCopies(masked) }))
}
