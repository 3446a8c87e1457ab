import type { Role } from '../../../contract/people/account'
import { sql } from '../../../infra/db/db'
import type { WriteScope } from '../../core/verb'
import { lockInquiry } from '../inquiries/lock-inquiry'
import { aboutQuestion, findQuestion } from './question'
import { present } from '../../core/db-clock'
import { tellOfMessage } from './tell-of-message'

type Decided = { messageId: number; questionId: number; inquiryId: number }

/** Shows a held message from now on, in other words where some are given, and tells the other side. */
export async function showHeldMessage(
  scope: WriteScope,
  { messageId, questionId, inquiryId }: Decided,
  text: string | null,
) {
  // A mark of what was read never skips a message that is shown late: both take this lock.
  await lockInquiry(scope, inquiryId)
  const [shown] = await scope.rows<{ authorRole: Role; sharedQuestion: string | null }>(sql`
    UPDATE question_messages m SET state = 'shown', shown_at = ${present()}, text = coalesce(${text}, m.text),
      original = CASE WHEN ${text}::text <> m.text THEN m.text END
    FROM users a WHERE m.id = ${messageId} AND m.state = 'held' AND a.id = m.author_id
    RETURNING a.role AS "authorRole", m.shared_question AS "sharedQuestion"`)
  const question = await findQuestion(scope, questionId)
  if (shown) tellOfMessage(scope.emit, aboutQuestion(question), { ...question, ...shown })
}

/** Keeps a held message from the other side. */
export const withholdHeldMessage = ({ tx }: WriteScope, messageId: number, reason: string) =>
  tx.questionMessage.updateMany({ where: { id: messageId, state: 'held' }, data: { state: 'withheld', reason } })
