import { rowsIn, sql, transaction } from '../../../infra/db/db'
import { maskedCopies, type MaskedTexts } from '../../../rules/files/masked-texts'
import { writeEvent } from '../../core/emit'

/** Orders or changes of one transaction; the next run takes the rest. */
const BATCH = 200

type Order = {
  workorderId: number
  projectName: string | null
  customerId: number | null
  supplierId: number
  masked: MaskedTexts
}
type Change = Order & { changeId: number; askedRole: 'customer' | 'supplier'; dueDate: string; oldDue: string | null }

const ofOrder = sql`w.id AS "workorderId", i.project_name AS "projectName", i.customer_id AS "customerId",
  w.supplier_id AS "supplierId", i.masked`

/** Tells admins once of each order that its supplier has not accepted in time. Answers how many. */
export const remindOfUnacknowledged = () =>
  transaction(async (tx) => {
    const rows = rowsIn(tx)
    const late = await rows<Order>(sql`
      WITH late AS (
        SELECT id FROM work_orders WHERE acknowledged_at IS NULL AND acknowledge_by < now() AND NOT unacknowledged_told
          AND status = 'pending' AND NOT cancelled
        ORDER BY id LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED
      )
      UPDATE work_orders w SET unacknowledged_told = true FROM late, work_orders o LEFT JOIN inquiries i ON i.id = o.inquiry_id
      WHERE w.id = late.id AND o.id = w.id RETURNING ${ofOrder}`)
    for (const { masked, ...about } of late)
      await writeEvent(rows, null, 'workorder.unacknowledged', { ...about, ...maskedCopies(masked) })
    return late.length
  })

/** Tells admins once of each new due date that nobody has answered in time. Answers how many. */
export const remindOfUnanswered = () =>
  transaction(async (tx) => {
    const rows = rowsIn(tx)
    const late = await rows<Change>(sql`
      WITH late AS (
        SELECT id FROM order_changes WHERE status = 'waiting' AND kind = 'due' AND answer_by < now() AND NOT unanswered_told
        ORDER BY id LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED
      )
      UPDATE order_changes ch SET unanswered_told = true
      FROM late, work_orders w LEFT JOIN inquiries i ON i.id = w.inquiry_id
      WHERE ch.id = late.id AND w.id = ch.work_order_id
      RETURNING ${ofOrder}, ch.id AS "changeId", ch.asked_role AS "askedRole", ch.due_date AS "dueDate", ch.old_due AS "oldDue"`)
    for (const { masked, ...about } of late)
      await writeEvent(rows, null, 'workorder.dateUnanswered', { ...about, ...maskedCopies(masked) })
    return late.length
  })
