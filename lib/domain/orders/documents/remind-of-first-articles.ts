import { rowsIn, sql, transaction } from '../../../infra/db/db'
import { workingDaysLater } from '../../../rules/core/working-days'
import { maskedCopies, type MaskedTexts } from '../../../rules/files/masked-texts'
import { writeEvent } from '../../core/emit'
import { isAsked } from './first-article'

/** First articles of one transaction; the next run takes the rest. */
const BATCH = 200
/** So many working days a customer has to answer, before admins are told. */
const DAYS_TO_ANSWER = 2

type Waiting = {
  workorderId: number
  projectName: string | null
  customerId: number | null
  supplierId: number
  askedAt: string
  masked: MaskedTexts
}

/** Tells admins once of a first article that nobody has answered for two working days. Answers how many. Several servers may run it at once. */
export const remindOfFirstArticles = (now = new Date()) =>
  transaction(async (tx) => {
    const rows = rowsIn(tx)
    const waiting = await rows<Waiting>(sql`
      SELECT w.id AS "workorderId", i.project_name AS "projectName", i.customer_id AS "customerId", w.supplier_id AS "supplierId",
        d.asked_at AS "askedAt", i.masked
      FROM order_documents d JOIN work_orders w ON w.id = d.work_order_id LEFT JOIN inquiries i ON i.id = w.inquiry_id
      WHERE ${isAsked} AND NOT d.reminded
      ORDER BY d.asked_at LIMIT ${BATCH} FOR NO KEY UPDATE OF d SKIP LOCKED`)
    const late = waiting.filter(({ askedAt }) => workingDaysLater(askedAt, DAYS_TO_ANSWER) < now.toISOString())
    for (const { masked, ...about } of late) {
      await tx.orderDocument.update({
        where: { workOrderId_kind: { workOrderId: about.workorderId, kind: 'first_article' } },
        data: { reminded: true },
      })
      await writeEvent(rows, null, 'workorder.firstArticleUnanswered', { ...about, ...maskedCopies(masked) })
    }
    return late.length
  })
