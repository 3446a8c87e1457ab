import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { questions } from '../../../contract/trade/questions'
import { sql } from '../../../infra/db/db'
import { command } from '../../core/verb'
import { assertNoContact } from '../../files/moderation/assert-no-contact'
import { partiesOf } from '../../files/moderation/parties'
import { lockMessage } from './lock-message'
import { aboutQuestion, findQuestion, toQuestion } from './question'
import { present } from '../../core/db-clock'

/** All suppliers read an answer from now on, with the question in these words. It stays shared. */
export const shareAnswer = command(
  'question.share',
  async (scope, { id, sharedQuestion }: Input<typeof questions.share>) => {
    const { viewer, rows, emit } = scope
    const message = await lockMessage(scope, id)
    const { supplierId } = message
    if (message.workorderId !== null) throw new Problem('conflict', 'Messages about an order can’t be shared')
    if (supplierId === null || message.authorRole === 'supplier' || message.state !== 'shown')
      throw new Problem('conflict', 'Only an answer that its supplier can see can be shared')
    assertNoContact('sharedQuestion', sharedQuestion, await partiesOf(scope, message.parties))
    const shared = await rows(sql`
      UPDATE question_messages SET shared_question = ${sharedQuestion}, shared_at = ${present()}
      WHERE id = ${id} AND shared_question IS NULL RETURNING id`)
    const question = await findQuestion(scope, message.questionId)
    if (shared.length) emit('question.shared', { ...aboutQuestion(question), supplierId })
    return toQuestion(question, viewer)
  },
)
