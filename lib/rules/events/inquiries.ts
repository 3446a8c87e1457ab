import type { InquiryStatus } from '../../contract/inquiries'
import type { QuotationStatus } from '../../contract/quotations'
import { count, date, money } from '../format'
import type { MaskedTexts } from '../gate/masked-texts'
import { inquiryFlow } from '../flows/inquiry-flow'
import { fieldName } from '../field-names'
import { letterOf } from '../letter'
import { displayId } from '../nouns'
import { event, type Move } from './event-row'
import { assigned, move, type OfOwner } from './phrases'

type OfInquiry = { inquiryId: number; projectName: string; customerId: number } & { crossing?: MaskedTexts }
/** What a supplier weighs first; absent from events that were written before it was kept. */
type Wanted = { quantity?: number; targetDate?: string | null }
/** The name of the process decides which suppliers are notified. */
type ForProcess = { processName: string | null }
type OfQuotation = OfInquiry & { quotationId: number; supplierId: number | null; price: number }

const inquiry = (e: OfInquiry) => `${displayId('inquiry', e.inquiryId)} (${e.projectName})`
const quotation = (e: OfQuotation) => displayId('quotation', e.quotationId)
const wanted = ({ quantity, targetDate }: Wanted) =>
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
const until = (iso?: string | null) => (iso ? `, valid until ${date(iso)}` : '')
const openToQuoting = (e: OfInquiry & Wanted) => `${inquiry(e)} is open to quoting${wanted(e)}`
/** Without a process no supplier is notified: an admin sets it first. */
const openOrWaiting = (e: OfInquiry & Wanted & ForProcess) =>
  e.processName ? openToQuoting(e) : `${inquiry(e)} needs a process${wanted(e)}. Set it to notify suppliers.`

/** The price and the lead time, with what they were where they changed. */
const terms = (e: { prices: [number, number]; leadDays: [number | null, number | null] }) =>
  [
    [...new Set(e.prices)].map(money).join(' → '),
    ...(e.leadDays[1] === null ? [] : [`${[...new Set(e.leadDays.filter(Boolean))].join(' → ')} days`]),
  ].join(', ')

/** What happens to inquiries and to the quotations on them. */
export const inquiryEvents = {
  /** `held`: its customer is not verified, so nobody is notified until it is released. */
  'inquiry.submitted': event<OfInquiry & Wanted & ForProcess & { from: null; to: 'new'; held: boolean }>({
    name: 'Inquiry submitted',
    group: 'inquiries',
    sentence: (e) => `Submitted inquiry ${inquiry(e)}` + (e.held ? ', held until its customer is verified' : ''),
    notify: {
      recipients: (e) => (e.held ? [] : ['admins', { withProcess: e.processName }]),
      title: 'New inquiry',
      message: openOrWaiting,
      mail: 'inquiries',
    },
  }),
  'inquiry.released': event<OfInquiry & Wanted & ForProcess>({
    name: 'Inquiry released',
    group: 'inquiries',
    sentence: (e) => `Released inquiry ${inquiry(e)} to suppliers`,
    notify: {
      recipients: (e) => ['admins', { withProcess: e.processName }],
      title: 'New inquiry',
      message: openOrWaiting,
      mail: 'inquiries',
    },
  }),
  /** `held`: suppliers are notified when it is released. */
  'inquiry.processSet': event<OfInquiry & Wanted & ForProcess & { held: boolean }>({
    name: 'Inquiry process set',
    group: 'inquiries',
    sentence: (e) => `Set the process of inquiry ${inquiry(e)} to ${e.processName}`,
    notify: {
      recipients: (e) => (e.held ? [] : [{ withProcess: e.processName }]),
      title: 'New inquiry',
      message: openToQuoting,
      mail: 'inquiries',
    },
  }),
  'inquiry.statusChanged': event<OfInquiry & Move<InquiryStatus>>({
    name: 'Inquiry status changed',
    group: 'inquiries',
    sentence: (e) => `Moved inquiry ${inquiry(e)} ${move(inquiryFlow, e)}`,
  }),
  'inquiry.revised': event<OfInquiry & Revised>({
    name: 'Inquiry revised',
    group: 'inquiries',
    sentence: (e) => `Revised inquiry ${inquiry(e)}: revision ${letterOf(e.revision)}, ${revised(e)}`,
    notify: {
      recipients: (e) => [{ biddersOf: e.inquiryId, except: null }],
      title: 'Inquiry revised',
      message: (e) =>
        `${inquiry(e)} is now revision ${letterOf(e.revision)}: ${revised(e)}. If you have quoted, confirm your quotation or revise it.`,
      mail: 'questions',
    },
  }),
  'inquiry.ownerSet': event<OfInquiry & OfOwner>({
    name: 'Inquiry assigned',
    group: 'inquiries',
    sentence: (e) => assigned(`inquiry ${inquiry(e)}`, e),
    subject: (e) => ({ entityType: 'inquiry', entityId: e.inquiryId }),
    notify: {
      recipients: (e) => [{ member: e.ownerId }],
      title: 'Assigned to you',
      message: (e) => `${inquiry(e)} is assigned to you`,
      mail: 'team',
    },
  }),

  'quotation.created': event<
    OfQuotation & { from: null; to: 'pending'; supplierName: string; validUntil?: string | null }
  >({
    name: 'Quotation created',
    group: 'quotations',
    sentence: (e) => `Quoted ${money(e.price)} on inquiry ${inquiry(e)}`,
    notify: {
      recipients: (e) => [e.customerId, 'admins'],
      title: 'New quotation',
      message: (e, role) =>
        role === 'admin'
          ? `${e.supplierName} quoted ${money(e.price)} on ${inquiry(e)}`
          : `You’ve received a quotation of ${money(e.price)} for ${e.projectName}${until(e.validUntil)}`,
      mail: 'quotations',
    },
  }),
  'quotation.revised': event<
    OfQuotation & { version: number; prices: [number, number]; leadDays: [number | null, number | null] }
  >({
    name: 'Quotation revised',
    group: 'quotations',
    sentence: (e) => `Revised quotation ${quotation(e)} for ${e.projectName}: v${e.version}, ${terms(e)}`,
    notify: {
      recipients: (e) => [e.customerId, 'admins'],
      title: 'Quotation revised',
      message: (e) => `${quotation(e)} for ${e.projectName} is now v${e.version}: ${terms(e)}`,
      mail: 'quotations',
    },
  }),
  'quotation.reconfirmed': event<OfQuotation & { revision: number }>({
    name: 'Quotation confirmed',
    group: 'quotations',
    sentence: (e) => `Confirmed quotation ${quotation(e)} for revision ${letterOf(e.revision)} of ${e.projectName}`,
    notify: {
      recipients: (e) => [e.customerId, 'admins'],
      title: 'Quotation confirmed',
      message: (e) => `${quotation(e)} for ${e.projectName} is confirmed for revision ${letterOf(e.revision)}`,
      mail: 'quotations',
    },
  }),
  'quotation.sent': event<OfQuotation & Move<QuotationStatus>>({
    name: 'Quotation sent',
    group: 'quotations',
    sentence: (e) => `Marked quotation ${quotation(e)} for ${e.projectName} as sent`,
  }),
  'quotation.accepted': event<OfQuotation & Move<QuotationStatus>>({
    name: 'Quotation accepted',
    group: 'quotations',
    sentence: (e) => `Accepted quotation ${quotation(e)} for ${e.projectName} at ${money(e.price)}`,
    notify: {
      recipients: (e) => [e.supplierId, 'admins'],
      title: 'Quotation accepted',
      message: (e) => `${quotation(e)} for ${e.projectName} was accepted at ${money(e.price)}`,
      mail: 'quotations',
    },
  }),
  /** `following`: it was rejected because another was accepted, or its inquiry was declined. */
  'quotation.rejected': event<OfQuotation & Move<QuotationStatus> & { following: boolean }>({
    name: 'Quotation rejected',
    group: 'quotations',
    sentence: (e) =>
      `Rejected quotation ${quotation(e)} for ${e.projectName}` + (e.following ? ', following another decision' : ''),
    notify: {
      recipients: (e) => (e.following ? [e.supplierId] : [e.supplierId, 'admins']),
      title: 'Quotation rejected',
      message: (e) => `${quotation(e)} for ${e.projectName} was rejected`,
      mail: 'quotations',
    },
  }),
}
