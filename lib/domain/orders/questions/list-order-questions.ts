import type { Input } from '../../../contract/core/endpoint'
import type { questions } from '../../../contract/trade/questions'
import { sql } from '../../../infra/db/db'
import { listOf } from '../../core/list'
import { query } from '../../core/verb'
import { saying } from '../../trade/questions/list-questions'
import {
  questionFrom,
  questionSelect,
  toQuestion,
  visibleQuestions,
  type QuestionRow,
} from '../../trade/questions/question'
import { findOrderToChange } from '../workorders/workorder'

/** A page of the questions about an order, the oldest first. */
export const listOrderQuestions = query(
  'question.listOfOrder',
  async (scope, q: Input<typeof questions.listOfOrder>) => {
    const { viewer } = scope
    await findOrderToChange(scope, q.id)
    const page = await listOf<QuestionRow>(q, {
      select: questionSelect(viewer),
      from: questionFrom,
      id: sql`t.id`,
      where: [sql`t.work_order_id = ${q.id}`, visibleQuestions(viewer), ...saying(viewer, q.q)],
      defaultSort: 'id',
    })
    return { ...page, items: page.items.map((row) => toQuestion(row, viewer)) }
  },
)
