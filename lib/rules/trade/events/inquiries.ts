import type { Role } from '../../../contract/people/account'
import type { NoQuoteReason } from '../../../contract/trade/bidders'
import type { InquiryStatus } from '../../../contract/trade/inquiries'
import { count, date, dateTime } from '../../../terms/format'
import type { MaskedTexts } from '../../files/masked-texts'
import { inquiryFlow } from '../flows/inquiry-flow'
import { fieldName } from '../../core/field-names'
import { bidderLetter } from '../bidder-letter'
import { noQuoteWords } from '../no-quote'
import { displayId } from '../../../terms/nouns'
import { event, type Move } from '../../core/event-row'
import { assigned, move, type OfOwner } from '../../core/phrases'

export type OfInquiry = { inquiryId: number; projectName: string; customerId: number } & { crossing?: MaskedTexts }
/** What a supplier weighs first; absent from events that were written before it was kept. */
export type Wanted = { quantity?: number; targetDate?: string | null }
/** The name of the process decides which suppliers are notified. */
type ForProcess = { processName: string | null }

export const inquiryWords = (e: OfInquiry) => `${displayId('inquiry', e.inquiryId)} (${e.projectName})`
/** The quantity and the day, behind the name of the inquiry. */
export const wanted = ({ quantity, targetDate }: Wanted) =>
  quantity ? `: ${count(quantity)} pcs${targetDate ? ` by ${date(targetDate)}` : ''}` : ''
/** What a revision changed. Texts are named and not repeated: one reads them where they are masked. */
type Revised = {
  revision: number
  note?: string | null
  quantity: { from: number; to: number } | null
  targetDate?: string | null
  /** Names of fields. */
  texts: string[]
} & Record<'added' | 'removed' | 'replaced', number>

const revised = (e: Revised) =>
  [
    ...(e.quantity ? [`quantity ${count(e.quantity.from)} → ${count(e.quantity.to)}`] : []),
    ...(e.targetDate === undefined ? [] : [e.targetDate ? `wanted by ${date(e.targetDate)}` : 'no target date']),
    ...e.texts.map((field) => `${fieldName(field).toLowerCase()} changed`),
    ...(['replaced', 'added', 'removed'] as const).flatMap((how) =>
      e[how] ? [`${e[how] === 1 ? '1 file' : `${e[how]} files`} ${how}`] : [],
    ),
  ].join(', ')
const openToQuoting = (e: OfInquiry & Wanted) => `${inquiryWords(e)} is open to quoting${wanted(e)}`
/** The order that its supplier alone may repeat for three days. */
type Repeat = { repeat?: { supplierId: number; workorderId: number } }
/** A line of a request that is submitted or released as a whole: its own event tells people. */
type OfRequest = { withRequest?: true }
const repeated = (e: OfInquiry & Wanted, workorderId: number, role: Role) => {
  const order = `${displayId('workorder', workorderId)} (${e.projectName})`
  return role === 'admin'
    ? `A customer orders again${wanted(e)}, as in ${order}`
    : `A customer reorders ${order}${wanted(e)}`
}
/** Without a process no supplier is notified: an admin sets it first. */
const openOrWaiting = (e: OfInquiry & Wanted & ForProcess) =>
  e.processName ? openToQuoting(e) : `${inquiryWords(e)} needs a process${wanted(e)}. Set it to notify suppliers.`

const untilWhen = ({ quoteBy }: { quoteBy: string | null }) =>
  quoteBy ? `until ${dateTime(quoteBy)}` : 'without a deadline'

/** What happens to inquiries. */
export const inquiryEvents = {
  /** `held`: its customer is not verified, so nobody is notified until it is released. */
  'inquiry.submitted': event<
    OfInquiry & Wanted & ForProcess & Repeat & OfRequest & { from: null; to: 'new'; held: boolean }
  >({
    name: 'Inquiry submitted',
    group: 'inquiries',
    sentence: (e) => `Submitted inquiry ${inquiryWords(e)}` + (e.held ? ', held until its customer is verified' : ''),
    notify: {
      recipients: (e) =>
        e.held || e.withRequest
          ? []
          : e.repeat
            ? [e.repeat.supplierId, 'admins']
            : ['admins', { withProcess: e.processName }],
      title: 'New inquiry',
      message: (e, role) => (e.repeat ? repeated(e, e.repeat.workorderId, role) : openOrWaiting(e)),
      mail: 'inquiries',
    },
    seenBy: (e) => (e.held || e.repeat || e.withRequest ? [] : ['suppliers']),
  }),
  'inquiry.ndaAccepted': event<OfInquiry & { supplierId: number; version: number; sha256: string }>({
    name: 'NDA accepted',
    group: 'inquiries',
    sentence: (e) => `Accepted version ${e.version} of the NDA for ${inquiryWords(e)}`,
    side: () => 'supplier',
    seenBy: (e) => [e.supplierId],
  }),
  'inquiry.released': event<OfInquiry & Wanted & ForProcess & OfRequest>({
    name: 'Inquiry released',
    group: 'inquiries',
    sentence: (e) => `Released inquiry ${inquiryWords(e)} to suppliers`,
    notify: {
      recipients: (e) => (e.withRequest ? [] : ['admins', { withProcess: e.processName }]),
      title: 'New inquiry',
      message: openOrWaiting,
      mail: 'inquiries',
    },
    seenBy: (e) => (e.withRequest ? [] : ['suppliers']),
  }),
  /** A repeat inquiry that one supplier saw alone. */
  'inquiry.opened': event<OfInquiry & Wanted & ForProcess>({
    name: 'Inquiry opened',
    group: 'inquiries',
    sentence: (e) => `Opened inquiry ${inquiryWords(e)} to all suppliers`,
    notify: {
      recipients: (e) => [{ withProcess: e.processName }],
      title: 'New inquiry',
      message: openToQuoting,
      mail: 'inquiries',
    },
    seenBy: (e) => [e.customerId, 'suppliers'],
  }),
  /** `held`: suppliers are notified when it is released. */
  'inquiry.processSet': event<OfInquiry & Wanted & ForProcess & { held: boolean }>({
    name: 'Inquiry process set',
    group: 'inquiries',
    sentence: (e) => `Set the process of inquiry ${inquiryWords(e)} to ${e.processName}`,
    notify: {
      recipients: (e) => (e.held ? [] : [{ withProcess: e.processName }]),
      title: 'New inquiry',
      message: openToQuoting,
      mail: 'inquiries',
    },
    seenBy: (e) => (e.held ? [e.customerId] : [e.customerId, 'suppliers']),
  }),
  'inquiry.statusChanged': event<OfInquiry & OfRequest & Move<InquiryStatus>>({
    name: 'Inquiry status changed',
    group: 'inquiries',
    sentence: (e) => `Moved inquiry ${inquiryWords(e)} ${move(inquiryFlow, e)}`,
    seenBy: (e) => (e.withRequest ? [] : e.to === 'processing' ? [e.customerId] : [e.customerId, 'suppliers']),
  }),
  'inquiry.revised': event<OfInquiry & Revised>({
    name: 'Inquiry revised',
    group: 'inquiries',
    sentence: (e) => `Revised inquiry ${inquiryWords(e)}: revision ${bidderLetter(e.revision)}, ${revised(e)}`,
    notify: {
      recipients: (e) => [{ biddersOf: e.inquiryId, except: null }],
      title: 'Inquiry revised',
      message: (e) =>
        `${inquiryWords(e)} is now revision ${bidderLetter(e.revision)}: ${revised(e)}. If you have quoted, confirm your quotation or revise it.`,
      mail: 'questions',
    },
    seenBy: () => ['suppliers'],
  }),
  'inquiry.ownerSet': event<OfInquiry & OfOwner>({
    name: 'Inquiry assigned',
    group: 'inquiries',
    sentence: (e) => assigned(`inquiry ${inquiryWords(e)}`, e),
    subject: (e) => ({ entityType: 'inquiry', entityId: e.inquiryId }),
    notify: {
      recipients: (e) => [{ member: e.ownerId }],
      title: 'Assigned to you',
      message: (e) => `${inquiryWords(e)} is assigned to you`,
      mail: 'team',
    },
  }),
  /** No part of the inquiry's history, which other suppliers read. */
  'inquiry.quotingDeclined': event<OfInquiry & OfRequest & { supplierId: number; reason: NoQuoteReason }>({
    name: 'No quotation',
    group: 'inquiries',
    sentence: (e) => `Will not quote on inquiry ${inquiryWords(e)}: ${noQuoteWords[e.reason]}`,
    subject: (e) => ({ entityType: 'inquiry', entityId: e.inquiryId }),
    notify: {
      recipients: (e) => (e.withRequest ? [] : [e.customerId, 'admins']),
      title: 'No quotation',
      message: (e) => `A supplier will not quote on ${inquiryWords(e)}: ${noQuoteWords[e.reason]}`,
      mail: 'questions',
    },
  }),
  'inquiry.deadlineMoved': event<OfInquiry & OfRequest & { quoteBy: string | null }>({
    name: 'Deadline moved',
    group: 'inquiries',
    sentence: (e) => `Moved the deadline of inquiry ${inquiryWords(e)}: ${untilWhen(e)}`,
    notify: {
      recipients: (e) => (e.withRequest ? [] : [{ biddersOf: e.inquiryId, except: null }]),
      title: 'Deadline moved',
      message: (e) => `Quoting on ${inquiryWords(e)} is open ${untilWhen(e)}`,
      mail: 'questions',
    },
    seenBy: (e) => (e.withRequest ? [] : [e.customerId, 'suppliers']),
  }),
  /** No quotation is open; the inquiry stays as it is. */
  'inquiry.deadlineNear': event<OfInquiry & { supplierId: number; quoteBy: string }>({
    name: 'Deadline near',
    group: 'inquiries',
    // In no history: it would say to others that somebody is invited.
    subject: (e) => ({ entityType: 'inquiry', entityId: e.inquiryId }),
    sentence: (e) => `Quoting on inquiry ${inquiryWords(e)} closes on ${dateTime(e.quoteBy)}`,
    notify: {
      recipients: (e) => [e.supplierId],
      title: 'Quoting closes soon',
      message: (e) => `Quoting on ${inquiryWords(e)} closes on ${dateTime(e.quoteBy)}`,
      mail: 'inquiries',
    },
  }),
  'inquiry.deadlinePassed': event<OfInquiry>({
    name: 'Deadline passed',
    group: 'inquiries',
    sentence: (e) => `No quotation for inquiry ${inquiryWords(e)} by its deadline`,
    notify: {
      recipients: (e) => [e.customerId, 'admins'],
      title: 'No quotation came',
      message: (e) => `No quotation for ${inquiryWords(e)} by the deadline. Move the deadline, or cancel it.`,
      mail: 'inquiries',
    },
    seenBy: () => ['suppliers'],
  }),
}
