import type { Role } from '../../../contract/people/account'
import type { Question, QuestionMessage } from '../../../contract/trade/questions'
import { Problem } from '../../../contract/core/problem'
import { sql, type Sql } from '../../../infra/db/db'
import { bidderLetter } from '../../../rules/trade/bidder-letter'
import { maskedCopies, type MaskedTexts } from '../../../rules/files/masked-texts'
import type { Viewer } from '../../../rules/core/permissions'
import { pick, readerOf, type VisibleFields } from '../../core/visible-fields'
import type { ReadScope } from '../../core/verb'
import { filesJson, isoOf } from '../../files/files/attached-files'
import { ndaIsMissing } from '../../facts/nda'
import { isKnownTo, nameFor } from '../../files/files/sides'
import { visibleInquiries } from '../inquiries/visible-inquiries'
import { readableSince, visibleMessageFiles, visibleMessages } from './visible-messages'

/** Messages that one question can have. */
export const MESSAGES_OF_A_QUESTION = 100

type MessageRow = Required<QuestionMessage> & { authorId: number }

/** All columns of a question; `toQuestion` picks what its reader may see. */
export type QuestionRow = Required<Omit<Question, 'messages' | 'bidder'>> & {
  messages: MessageRow[]
  label: number | null
  /** Whose message began it. */
  authorId: number
  askedBy: Role
  projectName: string
  customerId: number
  masked: MaskedTexts
}

export const questionSelect = (viewer: Viewer) => sql`
  t.id, t.inquiry_id AS "inquiryId", t.work_order_id AS "workorderId", t.bidder_id IS NULL AS notice, b.label, b.supplier_id AS "supplierId",
  s.company_name AS "supplierName", t.created_at AS "createdAt", i.project_name AS "projectName",
  i.customer_id AS "customerId", i.masked,
  first.author_id AS "authorId", first.role AS "askedBy",
  (SELECT json_build_object('fileName', ${nameFor(viewer)}, 'page', t.pin->'page', 'point', t.pin->'point')
    FROM files f WHERE f.id = (t.pin->>'fileId')::int AND ${isKnownTo(viewer)} AND NOT ${ndaIsMissing(viewer, sql`t.inquiry_id`)}) AS pin,
  ${messagesJson(viewer)} AS messages`

const messagesJson = (viewer: Viewer) => sql`(
  SELECT coalesce(json_agg(json_build_object('id', m.id, 'text', m.text, 'original', m.original, 'authorId', m.author_id,
      'authorRole', a.role, 'authorPerson', p.name, 'state', m.state, 'found', m.found, 'reason', m.reason,
      'sharedQuestion', m.shared_question, 'createdAt', ${isoOf(sql`m.created_at`)}, 'shownAt', ${isoOf(readableSince(viewer))},
      'files', ${filesJson(sql`f.message_id = m.id AND ${visibleMessageFiles(viewer)}`, viewer)}) ORDER BY m.id), '[]')
  FROM question_messages m JOIN users a ON a.id = m.author_id JOIN members p ON p.id = m.member_id
  WHERE m.question_id = t.id AND ${visibleMessages(viewer)})`

export const questionFrom = sql`
  questions t JOIN inquiries i ON i.id = t.inquiry_id JOIN users c ON c.id = i.customer_id
  LEFT JOIN bidders b ON b.id = t.bidder_id LEFT JOIN users s ON s.id = b.supplier_id
  CROSS JOIN LATERAL (SELECT m.author_id, a.role FROM question_messages m JOIN users a ON a.id = m.author_id
    WHERE m.question_id = t.id ORDER BY m.id LIMIT 1) AS first`

/** Whoever sees the inquiry sees the questions of which they read a message. */
export const visibleQuestions = (viewer: Viewer): Sql => sql`(${visibleInquiries(viewer)}
  AND EXISTS (SELECT 1 FROM question_messages m WHERE m.question_id = t.id AND ${visibleMessages(viewer)}))`

/** The question as the viewer may see it; 404 when there is none for them. */
export async function findQuestion({ viewer, rows }: ReadScope, id: number): Promise<QuestionRow> {
  const [row] = await rows<QuestionRow>(
    sql`SELECT ${questionSelect(viewer)} FROM ${questionFrom} WHERE t.id = ${id} AND ${visibleQuestions(viewer)}`,
  )
  if (!row) throw new Problem('not_found', 'Question not found')
  return row
}

const forAll = ['id', 'inquiryId', 'workorderId', 'notice', 'own', 'askedBy', 'pin', 'messages', 'createdAt'] as const
/** Nobody but admins learns the supplier; suppliers don't learn letters. */
const visible: VisibleFields<Required<Question>> = {
  customer: [...forAll, 'bidder'],
  supplier: forAll,
  floor: [],
  admin: [...forAll, 'bidder', 'supplierId', 'supplierName'],
}

const ofMessage = ['id', 'text', 'authorRole', 'own', 'sharedQuestion', 'files', 'createdAt', 'shownAt'] as const
const ofOwnMessage = [...ofMessage, 'authorPerson', 'state', 'found', 'reason', 'original'] as const

/** The fields for this reader. Of another supplier's question there is the shared answer alone, since it is shown. */
export function toQuestion(row: QuestionRow, viewer: Viewer): Question {
  const isOthers = viewer.role === 'supplier' && !row.notice && row.supplierId !== viewer.id
  const messages = row.messages.map(({ authorId, ...message }): QuestionMessage => {
    const own = authorId === viewer.id
    const read = { ...message, own, createdAt: isOthers ? message.shownAt! : message.createdAt }
    return pick(read, own || viewer.role === 'admin' ? ofOwnMessage : ofMessage)
  })
  const read = {
    ...row,
    messages,
    own: row.authorId === viewer.id,
    bidder: row.label === null ? null : bidderLetter(row.label),
    ...(isOthers && { pin: null, createdAt: messages[0]!.createdAt }),
  }
  return pick(read, visible[readerOf(viewer)])
}

/** The fields of a question that its events keep; never what is written. */
export const aboutQuestion = (t: QuestionRow) => ({
  questionId: t.id,
  inquiryId: t.inquiryId,
  projectName: t.projectName,
  customerId: t.customerId,
  ...(t.workorderId && { workorderId: t.workorderId }),
  ...maskedCopies(t.masked),
})
