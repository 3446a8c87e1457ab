import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { PinForm, questions } from '../../../contract/trade/questions'
import { sql } from '../../../infra/db/db'
import { inquiryEnded } from '../../../rules/trade/flows/inquiry-flow'
import { commandOnce, type WriteScope } from '../../core/verb'
import { assertNda, ndaInquiryOf } from '../../files/files/nda-gate'
import { isKnownTo } from '../../files/files/sides'
import { findInquiry, inquiryFrom } from '../inquiries/inquiry'
import { mayLoadDrawings } from '../inquiries/visible-inquiries'
import { lockInquiry } from '../inquiries/lock-inquiry'
import { findQuestion, toQuestion } from './question'
import { writeMessage } from './write-message'

/** Questions and notices that one inquiry can have. */
const QUESTIONS_OF_AN_INQUIRY = 200

/** A supplier asks about an inquiry; the customer knows it by the letter of its bidder. */
export const askQuestion = commandOnce(
  'question.ask',
  async (scope, input: Input<typeof questions.ask>) =>
    begin(scope, input, async () => {
      const [added] = await scope.rows<{ id: number }>(
        sql`SELECT add_bidder(${input.id}::int, ${scope.viewer.id}::int) AS id`,
      )
      return added!.id
    }),
  async (scope, id) => toQuestion(await findQuestion(scope, id), scope.viewer),
)

/** The customer, or an admin, tells all suppliers of an inquiry something. */
export const noticeSuppliers = commandOnce(
  'question.notice',
  async (scope, input: Input<typeof questions.notice>) => begin(scope, input, async () => null),
  async (scope, id) => toQuestion(await findQuestion(scope, id), scope.viewer),
)

/** Begins a question on an inquiry that is not decided. */
async function begin(scope: WriteScope, input: Input<typeof questions.ask>, bidder: () => Promise<number | null>) {
  await lockInquiry(scope, input.id)
  const inquiry = await findInquiry(scope, input.id)
  if (inquiryEnded.includes(inquiry.statusRead)) throw new Problem('conflict', 'This inquiry is closed')
  const had = await scope.tx.question.count({ where: { inquiryId: input.id, workOrderId: null } })
  if (had >= QUESTIONS_OF_AN_INQUIRY) throw new Problem('conflict', 'This inquiry has as many questions as it can hold')
  const bidderId = await bidder()
  return beginQuestion(scope, { inquiryId: input.id, bidderId }, input)
}

type About = { inquiryId: number; bidderId: number | null; workOrderId?: number }
type Begun = Omit<Input<typeof questions.ask>, 'id'>

/** Begins a question with its first message. The caller holds the lock of the inquiry. Answers its id. */
export async function beginQuestion(scope: WriteScope, about: About, { pin, text, files }: Begun): Promise<number> {
  const data = { ...about, ...(await pinOf(scope, about.inquiryId, pin)) }
  const { id } = await scope.tx.question.create({ data })
  await writeMessage(scope, { questionId: id, text, files })
  return id
}

/** The place that a question points to, in a file of the inquiry that the viewer may load. */
async function pinOf({ viewer, rows }: WriteScope, inquiryId: number, pin: PinForm | null | undefined) {
  if (!pin) return {}
  const { fileId, page = null, point = null } = pin
  const [file] = await rows<{ ndaInquiryId: number | null }>(sql`
    SELECT ${ndaInquiryOf(viewer)} AS "ndaInquiryId" FROM ${inquiryFrom} JOIN files f ON f.inquiry_id = i.id
    WHERE i.id = ${inquiryId} AND f.id = ${fileId} AND ${mayLoadDrawings(viewer)} AND ${isKnownTo(viewer)}`)
  if (!file) throw invalid('pin', 'Choose a file of this inquiry')
  assertNda(file.ndaInquiryId)
  return { pin: { fileId, page, point } }
}
