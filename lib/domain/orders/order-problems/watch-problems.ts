import { rowsIn, sql, transaction } from '../../../infra/db/db'
import { maskedCopies, type MaskedTexts } from '../../../rules/files/masked-texts'
import { PROBLEM_DAYS } from '../../../rules/orders/flows/order-problem-flow'
import { writeEvent } from '../../core/emit'

/** Problems of one transaction; the next run takes the rest. */
const BATCH = 200

type Found = {
  problemId: number
  workorderId: number
  projectName: string | null
  customerId: number | null
  supplierId: number
  raisedRole: 'customer' | 'supplier' | 'admin'
  masked: MaskedTexts
}
const columns = sql`p.id AS "problemId", w.id AS "workorderId", i.project_name AS "projectName",
  i.customer_id AS "customerId", w.supplier_id AS "supplierId", p.raised_role AS "raisedRole", i.masked`
const sides = sql`work_orders w LEFT JOIN inquiries i ON i.id = w.inquiry_id`

/** Silence agrees: closes what was solved seven days ago. Answers how many. Several servers may run it at once. */
export const closeSilent = () =>
  transaction(async (tx) => {
    const rows = rowsIn(tx)
    const closed = await rows<Found>(sql`
      WITH silent AS (
        SELECT id FROM problems WHERE status = 'solved' AND solved_at < now() - make_interval(days => ${PROBLEM_DAYS}::int)
        ORDER BY id LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED
      )
      UPDATE problems p SET status = 'closed', closed_at = now() FROM silent, ${sides}
      WHERE p.id = silent.id AND w.id = p.work_order_id RETURNING ${columns}`)
    await tell(closed, (about) => writeEvent(rows, null, 'problem.expired', { ...about, from: 'solved', to: 'closed' }))
    return closed.length
  })

/** Reminds supplier and admins once of a problem that has been open for a day. Answers how many. */
export const remindOfOpen = () =>
  transaction(async (tx) => {
    const rows = rowsIn(tx)
    const late = await rows<Found>(sql`
      WITH late AS (
        SELECT id FROM problems WHERE status = 'open' AND NOT reminded AND created_at < now() - interval '24 hours'
        ORDER BY id LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED
      )
      UPDATE problems p SET reminded = true FROM late, ${sides}
      WHERE p.id = late.id AND w.id = p.work_order_id RETURNING ${columns}`)
    await tell(late, (about) => writeEvent(rows, null, 'problem.uncontained', about))
    return late.length
  })

async function tell(
  found: Found[],
  write: (about: Omit<Found, 'masked'> & ReturnType<typeof maskedCopies>) => Promise<void>,
) {
  for (const { masked, ...about } of found) await write({ ...about, ...maskedCopies(masked) })
}
