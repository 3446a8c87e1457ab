import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { questions } from '../../../contract/trade/questions'
import { assertNotSuspended } from '../../../rules/core/permissions'
import { commandOnce } from '../../core/verb'
import { lockInquiry } from '../inquiries/lock-inquiry'
import { findQuestion, toQuestion } from './question'
import { writeMessage } from './write-message'

/** The customer or an admin answers a question, or its supplier adds to it; about an order each side does both. */
export const replyToQuestion = commandOnce(
  'question.reply',
  async (scope, input: Input<typeof questions.reply>) => {
    const { viewer } = scope
    const question = await findQuestion(scope, input.id)
    const isOfOrder = question.workorderId !== null
    if (!isOfOrder) assertNotSuspended(viewer)
    await lockInquiry(scope, question.inquiryId)
    if (isOfOrder && input.sharedQuestion) throw invalid('sharedQuestion', 'Messages about an order can’t be shared')
    if (viewer.role === 'supplier') {
      if (question.notice || question.supplierId !== viewer.id)
        throw new Problem('conflict', 'You can’t reply here. Ask a question of your own')
      if (input.sharedQuestion) throw invalid('sharedQuestion', 'Only the customer shares answers')
    }
    if (question.notice && input.sharedQuestion) throw invalid('sharedQuestion', 'All suppliers already see a notice')
    await writeMessage(scope, { ...input, questionId: question.id })
    return question.id
  },
  async (scope, id) => toQuestion(await findQuestion(scope, id), scope.viewer),
)
