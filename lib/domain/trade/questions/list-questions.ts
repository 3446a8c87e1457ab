import type { Input } from '../../../contract/core/endpoint'
import type { questions } from '../../../contract/trade/questions'
import { sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { listOf } from '../../core/list'
import { folded, holds } from '../../../infra/db/text-search'
import { query } from '../../core/verb'
import { findInquiry } from '../inquiries/inquiry'
import { questionFrom, questionSelect, toQuestion, visibleQuestions, type QuestionRow } from './question'
import { visibleMessages } from './visible-messages'

/** Of a search: the questions with a message that the viewer reads and that says this. */
export const saying = (viewer: Viewer, words: string | undefined) =>
  words
    ? [
        sql`EXISTS (SELECT 1 FROM question_messages m WHERE m.question_id = t.id AND ${visibleMessages(viewer)}
          AND ${holds(folded(sql`m.text`), words)})`,
      ]
    : []

/** A page of the questions about an inquiry, the oldest first. */
export const listQuestions = query('question.list', async (scope, q: Input<typeof questions.list>) => {
  const { viewer } = scope
  await findInquiry(scope, q.id)
  const page = await listOf<QuestionRow>(q, {
    select: questionSelect(viewer),
    from: questionFrom,
    id: sql`t.id`,
    where: [sql`t.inquiry_id = ${q.id} AND t.work_order_id IS NULL`, visibleQuestions(viewer), ...saying(viewer, q.q)],
    defaultSort: 'id',
  })
  return { ...page, items: page.items.map((row) => toQuestion(row, viewer)) }
})
