import type { QuotationStatus } from '../../../contract/trade/quotations'
import { date, money } from '../../../terms/format'
import { bidderLetter } from '../bidder-letter'
import { displayId } from '../../../terms/nouns'
import { event, type Move } from '../../core/event-row'
import { inquiryWords, type OfInquiry } from './inquiries'
import { bothSides, because } from '../../core/phrases'

type OfQuotation = OfInquiry & { quotationId: number; supplierId: number | null } & Price
/** INR; null while it is sealed. */
type Price = { price: number | null }
/** What the customer asks instead of the price (INR). */
type Asked = { asked: number; note?: string | null }

const priceOf = ({ price }: Price) => (price === null ? 'a sealed price' : money(price))
const quotation = (e: OfQuotation) => displayId('quotation', e.quotationId)
const until = (iso?: string | null) => (iso ? `, valid until ${date(iso)}` : '')

/** The price and the lead time, with what they were where they changed. */
const terms = (e: { prices: [number, number] | null; leadDays: [number | null, number | null] }) =>
  [
    e.prices ? [...new Set(e.prices)].map(money).join(' → ') : 'sealed',
    ...(e.leadDays[1] === null ? [] : [`${[...new Set(e.leadDays.filter(Boolean))].join(' → ')} days`]),
  ].join(', ')

/** With other lines of its request, whose own event tells people. */
type OfRequest = { withRequest?: true }

/** What happens to quotations. */
export const quotationEvents = {
  'quotation.created': event<
    OfQuotation & OfRequest & { from: null; to: 'pending'; supplierName: string; validUntil?: string | null }
  >({
    name: 'Quotation created',
    group: 'quotations',
    sentence: (e) => `Quoted ${priceOf(e)} on inquiry ${inquiryWords(e)}`,
    notify: {
      recipients: (e) => (e.withRequest ? [] : [e.customerId, 'admins']),
      title: 'New quotation',
      message: (e, role) =>
        role === 'admin'
          ? `${e.supplierName} quoted ${priceOf(e)} on ${inquiryWords(e)}`
          : `You’ve received a quotation of ${priceOf(e)} for ${e.projectName}${until(e.validUntil)}`,
      mail: 'quotations',
    },
  }),
  'quotation.revised': event<
    OfQuotation &
      OfRequest & { version: number; prices: [number, number] | null; leadDays: [number | null, number | null] }
  >({
    name: 'Quotation revised',
    group: 'quotations',
    sentence: (e) => `Revised quotation ${quotation(e)} for ${e.projectName}: v${e.version}, ${terms(e)}`,
    notify: {
      recipients: (e) => (e.withRequest ? [] : [e.customerId, 'admins']),
      title: 'Quotation revised',
      message: (e) => `${quotation(e)} for ${e.projectName} is now v${e.version}: ${terms(e)}`,
      mail: 'quotations',
    },
  }),
  'quotation.reconfirmed': event<OfQuotation & { revision: number; version: number }>({
    name: 'Quotation confirmed',
    group: 'quotations',
    sentence: (e) => `Confirmed quotation ${quotation(e)} for revision ${bidderLetter(e.revision)} of ${e.projectName}`,
    notify: {
      recipients: (e) => [e.customerId, 'admins'],
      title: 'Quotation confirmed',
      message: (e) => `${quotation(e)} for ${e.projectName} is confirmed for revision ${bidderLetter(e.revision)}`,
      mail: 'quotations',
    },
  }),
  'quotation.sent': event<OfQuotation & Move<QuotationStatus>>({
    name: 'Quotation sent',
    group: 'quotations',
    sentence: (e) => `Marked quotation ${quotation(e)} for ${e.projectName} as sent`,
    seenBy: bothSides,
  }),
  'quotation.accepted': event<OfQuotation & Move<QuotationStatus> & OfRequest>({
    name: 'Quotation accepted',
    group: 'quotations',
    sentence: (e) => `Accepted quotation ${quotation(e)} for ${e.projectName} at ${priceOf(e)}`,
    notify: {
      recipients: (e) => (e.withRequest ? [] : [e.supplierId, 'admins']),
      title: 'Quotation accepted',
      message: (e) => `${quotation(e)} for ${e.projectName} was accepted at ${priceOf(e)}`,
      mail: 'quotations',
    },
    seenBy: (e) => [e.customerId],
  }),
  /** `following`: it was rejected because another was accepted, or its inquiry was declined. */
  'quotation.rejected': event<OfQuotation & Move<QuotationStatus> & OfRequest & { following: boolean }>({
    name: 'Quotation rejected',
    group: 'quotations',
    sentence: (e) =>
      `Rejected quotation ${quotation(e)} for ${e.projectName}` + (e.following ? ', following another decision' : ''),
    notify: {
      recipients: (e) => (e.withRequest ? [] : e.following ? [e.supplierId] : [e.supplierId, 'admins']),
      title: 'Quotation rejected',
      message: (e) => `${quotation(e)} for ${e.projectName} was rejected`,
      mail: 'quotations',
    },
    seenBy: (e) => [e.customerId],
  }),
  'quotation.withdrawn': event<OfQuotation & Move<QuotationStatus> & OfRequest>({
    name: 'Quotation withdrawn',
    group: 'quotations',
    sentence: (e) => `Withdrew quotation ${quotation(e)} for ${e.projectName}`,
    notify: {
      recipients: (e) => (e.withRequest ? [] : [e.customerId, 'admins']),
      title: 'Quotation withdrawn',
      message: (e) => `${quotation(e)} for ${e.projectName} was withdrawn${because(e.note)}`,
      mail: 'quotations',
    },
  }),
  'quotation.countered': event<OfQuotation & Asked>({
    name: 'Counter offer',
    group: 'quotations',
    sentence: (e) => `Made a counter offer of ${money(e.asked)} against ${priceOf(e)} on quotation ${quotation(e)}`,
    notify: {
      recipients: (e) => [e.supplierId],
      title: 'Counter offer',
      message: (e) => `The customer offers ${money(e.asked)} for ${quotation(e)} (${e.projectName})`,
      mail: 'quotations',
    },
  }),
  'quotation.counterDeclined': event<OfQuotation & Asked>({
    name: 'Counter offer declined',
    group: 'quotations',
    sentence: (e) => `Declined ${money(e.asked)} for quotation ${quotation(e)}`,
    notify: {
      recipients: (e) => [e.customerId],
      title: 'Your price was not accepted',
      message: (e) =>
        `Your price of ${money(e.asked)} for ${quotation(e)} (${e.projectName}) was not accepted. It stands at ${priceOf(e)}`,
      mail: 'quotations',
    },
  }),
  'quotation.requoteAsked': event<OfQuotation & { note?: string | null }>({
    name: 'New price requested',
    group: 'quotations',
    sentence: (e) => `Asked for a new price for quotation ${quotation(e)}`,
    notify: {
      recipients: (e) => [e.supplierId],
      title: 'New price requested',
      message: (e) => `The customer asks for a new price: ${quotation(e)} (${e.projectName}) has expired`,
      mail: 'quotations',
    },
  }),
  'quotation.expiring': event<OfQuotation & { validUntil: string }>({
    name: 'Quotation about to expire',
    group: 'quotations',
    sentence: (e) => `Quotation ${quotation(e)} for ${e.projectName} is valid until ${date(e.validUntil)}`,
    notify: {
      recipients: (e) => [e.customerId, e.supplierId],
      title: 'Valid for a few days',
      message: (e) => `${quotation(e)} for ${e.projectName} is valid until ${date(e.validUntil)}`,
      mail: 'quotations',
    },
  }),
  'quotation.expired': event<OfQuotation & { validUntil: string }>({
    name: 'Quotation expired',
    group: 'quotations',
    sentence: (e) => `Quotation ${quotation(e)} for ${e.projectName} expired on ${date(e.validUntil)}`,
    notify: {
      recipients: (e) => [e.customerId, e.supplierId],
      title: 'Quotation expired',
      message: (e, role) =>
        `${quotation(e)} for ${e.projectName} has expired${role === 'customer' ? '. You can ask for a new price' : ''}`,
      mail: 'quotations',
    },
  }),
}
