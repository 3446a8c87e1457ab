import { Problem } from '../../../contract/core/problem'
import type { FileRef } from '../../../contract/files/files'
import { sql } from '../../../infra/db/db'
import { contactIn, mask } from '../../../rules/files/contact'
import { fileField, messageField } from '../../../rules/files/moderation'
import { present } from '../../core/db-clock'
import type { WriteScope } from '../../core/verb'
import { attachFiles } from '../../files/files/attached-files'
import { kindsIn } from '../../files/moderation/mask-contact-details'
import { assertNoContact } from '../../files/moderation/assert-no-contact'
import { holdForReview } from '../../files/moderation/hold-for-review'
import { partiesOf } from '../../files/moderation/parties'
import { aboutQuestion, findQuestion, MESSAGES_OF_A_QUESTION, type QuestionRow } from './question'
import { tellOfMessage } from './tell-of-message'

type Written = { questionId: number; text: string; files?: readonly FileRef[] | null; sharedQuestion?: string | null }

/**
 * Adds a message of the viewer to a question. The caller holds the lock of the inquiry. Contact details hold the message
 * for an admin, as every attachment of a supplier; an admin's own are refused. Answers the question.
 */
export async function writeMessage(scope: WriteScope, written: Written): Promise<QuestionRow> {
  const { viewer, rows } = scope
  const { questionId, text, files, sharedQuestion = null } = written
  const question = await sidesOf(scope, questionId)
  if (question.messages >= MESSAGES_OF_A_QUESTION)
    throw new Problem('conflict', 'This question has as many messages as it can hold')
  const parties = await partiesOf(scope, [viewer.id, question.customerId, ...question.bidders])
  if (sharedQuestion) assertNoContact('sharedQuestion', sharedQuestion, parties)
  if (viewer.role === 'admin') assertNoContact('text', text, parties)
  const finds = contactIn(text, parties)
  const isHeld = finds.length > 0

  const [message] = await rows<{ id: number }>(sql`
    INSERT INTO question_messages (question_id, author_id, member_id, text, state, found, shared_question, shared_at, shown_at, created_at)
    VALUES (${questionId}::int, ${viewer.id}::int, ${viewer.member.id}::int, ${text}, ${isHeld ? 'held' : 'shown'}::"MessageState",
      ${kindsIn(finds)}::text[], ${sharedQuestion}, ${sharedQuestion ? present() : sql`NULL`}, ${isHeld ? sql`NULL` : present()}, ${present()})
    RETURNING id`)
  const about = { entityType: 'question', entityId: questionId, inquiryId: question.inquiryId } as const
  if (isHeld)
    await holdForReview(scope, {
      ...about,
      field: messageField(message!.id),
      found: kindsIn(finds),
      text,
      masked: mask(text, finds),
    })
  await attachFiles(scope, { messageId: message!.id }, 'inquiry', files ?? [])
  if (viewer.role === 'supplier')
    for (const { id, name } of await filesOf(scope, message!.id))
      await holdForReview(scope, { ...about, field: fileField(id), found: ['file'], text: name })

  const found = await findQuestion(scope, questionId)
  if (!isHeld) tellOfMessage(scope.emit, aboutQuestion(found), { ...found, authorRole: viewer.role, sharedQuestion })
  return found
}

async function sidesOf({ rows }: WriteScope, questionId: number) {
  const [found] = await rows<{ inquiryId: number; customerId: number; bidders: number[]; messages: number }>(sql`
    SELECT t.inquiry_id AS "inquiryId", i.customer_id AS "customerId",
      ARRAY(SELECT supplier_id FROM bidders WHERE inquiry_id = t.inquiry_id) AS bidders,
      (SELECT count(*)::int FROM question_messages WHERE question_id = t.id) AS messages
    FROM questions t JOIN inquiries i ON i.id = t.inquiry_id WHERE t.id = ${questionId}`)
  return found!
}

const filesOf = ({ tx }: WriteScope, messageId: number) =>
  tx.file.findMany({ where: { messageId }, select: { id: true, name: true } })
