import type { Role } from '../../../contract/people/account'
import { Problem } from '../../../contract/core/problem'
import type { MessageState } from '../../../contract/trade/questions'
import { sql } from '../../../infra/db/db'
import type { WriteScope } from '../../core/verb'
import { lockInquiry } from '../inquiries/lock-inquiry'
import { questionFrom, visibleQuestions } from './question'
import { visibleMessages } from './visible-messages'

type LockedMessage = {
  questionId: number
  inquiryId: number
  /** The order that the question is about; null for an inquiry's. */
  workorderId: number | null
  state: MessageState
  authorId: number
  authorRole: Role
  sharedQuestion: string | null
  /** The supplier that asked; null for a notice. */
  supplierId: number | null
  /** The accounts that must not be named. */
  parties: number[]
}

/** A message that the viewer reads, with the lock of its inquiry: what is shown is shown one after the other. 404 for others. */
export async function lockMessage(scope: WriteScope, id: number): Promise<LockedMessage> {
  const { viewer, rows } = scope
  const read = async () =>
    rows<LockedMessage>(sql`
      SELECT m.question_id AS "questionId", t.inquiry_id AS "inquiryId", t.work_order_id AS "workorderId", m.state, m.author_id AS "authorId",
        a.role AS "authorRole", m.shared_question AS "sharedQuestion", b.supplier_id AS "supplierId",
        ARRAY(SELECT supplier_id FROM bidders WHERE inquiry_id = t.inquiry_id) || i.customer_id AS parties
      FROM ${questionFrom} JOIN question_messages m ON m.question_id = t.id JOIN users a ON a.id = m.author_id
      WHERE m.id = ${id} AND ${visibleQuestions(viewer)} AND ${visibleMessages(viewer)}`)
  const [before] = await read()
  if (!before) throw new Problem('not_found', 'Message not found')
  await lockInquiry(scope, before.inquiryId)
  const [locked] = await read()
  if (!locked) throw new Problem('not_found', 'Message not found')
  return locked
}
