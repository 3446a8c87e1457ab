import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { questions } from '../../../contract/trade/questions'
import { command } from '../../core/verb'
import { partiesOf } from '../../files/moderation/parties'
import { lockMessage } from './lock-message'
import { aboutQuestion, findQuestion, toQuestion } from './question'
import { assertNoContact } from '../../files/moderation/assert-no-contact'

/** An admin takes back a message that the other side reads; a shared answer disappears for all. Its author is told why. */
export const withholdShown = command(
  'question.withhold',
  async (scope, { id, reason }: Input<typeof questions.withhold>) => {
    const message = await lockMessage(scope, id)
    if (message.state === 'held') throw new Problem('conflict', 'This message is held: decide on it under Approvals')
    if (message.state === 'withheld') throw new Problem('conflict', 'This is already withheld')
    assertNoContact('reason', reason, await partiesOf(scope, message.parties))
    await scope.tx.questionMessage.update({ where: { id }, data: { state: 'withheld', reason } })
    const question = await findQuestion(scope, message.questionId)
    const supplierId = message.sharedQuestion ? null : message.supplierId
    scope.emit('question.withheld', {
      ...aboutQuestion(question),
      authorId: message.authorId,
      supplierId,
      note: reason,
    })
    return toQuestion(question, scope.viewer)
  },
)
