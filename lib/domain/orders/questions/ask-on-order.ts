import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { questions } from '../../../contract/trade/questions'
import { sql } from '../../../infra/db/db'
import { commandOnce } from '../../core/verb'
import { lockInquiry } from '../../trade/inquiries/lock-inquiry'
import { beginQuestion } from '../../trade/questions/ask-question'
import { findQuestion, toQuestion } from '../../trade/questions/question'
import { lockOrder } from '../workorders/lock-order'
import { findOrderToChange } from '../workorders/workorder'

/** Questions that one order can have. */
const QUESTIONS_OF_AN_ORDER = 200

/** The customer, the supplier or an admin asks about an order. Both sides and admins read it, whatever its status. */
export const askOnOrder = commandOnce(
  'question.askOnOrder',
  async (scope, input: Input<typeof questions.askOnOrder>) => {
    const { inquiryId, supplierId } = await findOrderToChange(scope, input.id)
    await lockOrder(scope, input.id)
    if (!inquiryId) throw new Problem('conflict', 'This order has no inquiry, so nobody can answer')
    await lockInquiry(scope, inquiryId)
    const had = await scope.tx.question.count({ where: { workOrderId: input.id } })
    if (had >= QUESTIONS_OF_AN_ORDER) throw new Problem('conflict', 'This order has as many questions as it can hold')
    const [bidder] = await scope.rows<{ id: number }>(
      sql`SELECT add_bidder(${inquiryId}::int, ${supplierId}::int) AS id`,
    )
    return beginQuestion(scope, { inquiryId, bidderId: bidder!.id, workOrderId: input.id }, input)
  },
  async (scope, id) => toQuestion(await findQuestion(scope, id), scope.viewer),
)
