import type { Role } from '../../../contract/people/account'
import type { MaskedTexts } from '../../files/masked-texts'
import { displayId, orderId } from '../../../terms/nouns'
import { event } from '../../core/event-row'
import { because } from '../../core/phrases'

/** Never what is written: one reads it where one may see it. */
type OfQuestion = {
  questionId: number
  inquiryId: number
  projectName: string
  customerId: number
  /** Of a question about an order. */
  workorderId?: number
} & { crossing?: MaskedTexts }
/** `supplierId`: the supplier that asked. */
type Asked = OfQuestion & { supplierId: number }

const subjectOf = (e: OfQuestion, role: Role) =>
  e.workorderId ? `${orderId(role, e.workorderId)} (${e.projectName})` : inquiry(e)
const inquiry = (e: OfQuestion) => `${displayId('inquiry', e.inquiryId)} (${e.projectName})`

/** What is asked and answered about inquiries. */
export const questionEvents = {
  'question.asked': event<Asked>({
    name: 'Question asked',
    group: 'questions',
    sentence: (e) => `Asked about ${inquiry(e)}`,
    notify: {
      recipients: (e) => [e.customerId],
      title: 'New question',
      message: (e) => `A supplier asks about ${inquiry(e)}`,
      mail: 'questions',
    },
  }),
  'question.answered': event<Asked>({
    name: 'Question answered',
    group: 'questions',
    sentence: (e) => `Answered a question on ${inquiry(e)}`,
    notify: {
      recipients: (e) => [e.supplierId],
      title: 'Question answered',
      message: (e) => `Your question on ${inquiry(e)} was answered`,
      mail: 'questions',
    },
    seenBy: (e) => [e.customerId],
  }),
  /** The supplier that asked reads the answer anyway. */
  'question.shared': event<Asked>({
    name: 'Answer shared',
    group: 'questions',
    sentence: (e) => `Shared an answer on ${inquiry(e)} with all suppliers`,
    notify: {
      recipients: (e) => [{ biddersOf: e.inquiryId, except: e.supplierId }],
      title: 'New reply on an inquiry',
      message: (e) => `New reply from the customer on ${inquiry(e)}`,
      mail: 'questions',
    },
    seenBy: (e) => [e.customerId, 'suppliers'],
  }),
  'question.noticed': event<OfQuestion>({
    name: 'Notice to suppliers',
    group: 'questions',
    sentence: (e) => `Sent a notice to all suppliers of ${inquiry(e)}`,
    notify: {
      recipients: (e) => [{ biddersOf: e.inquiryId, except: null }],
      title: 'New reply on an inquiry',
      message: (e) => `New reply from the customer on ${inquiry(e)}`,
      mail: 'questions',
    },
    seenBy: (e) => [e.customerId, 'suppliers'],
  }),
  /** About an order: a question, an answer, or what follows. The side that did not write it hears of it. */
  'question.onOrder': event<Asked & { workorderId: number; writtenBy: Role }>({
    name: 'Message about an order',
    group: 'questions',
    sentence: (e) => `Wrote about work order ${subjectOf(e, 'admin')}`,
    notify: {
      recipients: (e) => [
        ...(e.writtenBy === 'customer' ? [] : [e.customerId]),
        ...(e.writtenBy === 'supplier' ? [] : [e.supplierId]),
      ],
      title: 'New message about an order',
      message: (e, role) => `New message about ${subjectOf(e, role)}`,
      mail: 'questions',
    },
    seenBy: (e) => [e.customerId, e.supplierId],
  }),
  /** `supplierId`: the supplier that asked, of what only it read; null where all suppliers read it. */
  'question.withheld': event<OfQuestion & { authorId: number; supplierId: number | null; note: string }>({
    name: 'Message taken back',
    group: 'questions',
    sentence: (e) => `Took back a message on ${subjectOf(e, 'admin')}`,
    notify: {
      recipients: (e) => [e.authorId],
      title: 'Message taken back',
      message: (e, role) => `We no longer show your message on ${subjectOf(e, role)}${because(e.note)}`,
      mail: 'questions',
    },
    seenBy: (e) => [e.customerId, e.supplierId ?? 'suppliers'],
  }),
}
