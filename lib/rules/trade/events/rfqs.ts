import { capital, dateTime, money, several } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import { offerName } from '../bidder-letter'
import { event } from '../../core/event-row'

type OfRfq = { rfqId: number; customerId: number }
type Submitted = OfRfq & { lines: number; withoutProcess: number }

const called = (e: { rfqId: number }) => displayId('rfq', e.rfqId)
const until = ({ quoteBy }: { quoteBy: string | null }) => (quoteBy ? `, quotes until ${dateTime(quoteBy)}` : '')
const open = ({ quoteBy }: { quoteBy: string | null }) =>
  quoteBy ? `until ${dateTime(quoteBy)}` : 'without a deadline'
const linesOf = (n: number) => several(n, 'line', 'lines')

type Counts = { lines: number; priced: number; declined: number }
const answers = (e: { rfqId: number }, { lines, priced, declined }: Counts) =>
  `priced ${priced} of ${linesOf(lines)} of ${called(e)}${declined ? `, no quote for ${declined}` : ''}`

/** Lines without a process reach nobody: an admin sets it first. */
const openOrWaiting = (e: Submitted) =>
  `${called(e)} is open to quoting: ${linesOf(e.lines)}` +
  (e.withoutProcess ? `. ${several(e.withoutProcess, 'line needs', 'lines need')} a process.` : '')

/** What happens to requests for many parts. A draft is its customer's own: nothing is told of it. */
export const rfqEvents = {
  /** `held`: its customer is not verified, so nobody is notified until it is released. */
  'rfq.submitted': event<Submitted & { held: boolean }>({
    name: 'Request for parts submitted',
    group: 'inquiries',
    sentence: (e) =>
      `Submitted request ${called(e)} with ${linesOf(e.lines)}` +
      (e.held ? ', held until its customer is verified' : ''),
    notify: {
      recipients: (e) => (e.held ? [] : ['admins']),
      title: 'New request',
      message: openOrWaiting,
      mail: 'inquiries',
    },
    seenBy: (e) => (e.held ? [] : ['suppliers']),
  }),
  'rfq.released': event<Submitted>({
    name: 'Request for parts released',
    group: 'inquiries',
    sentence: (e) => `Released request ${called(e)} to suppliers`,
    notify: { recipients: () => ['admins'], title: 'New request', message: openOrWaiting, mail: 'inquiries' },
    seenBy: (e) => [e.customerId, 'suppliers'],
  }),
  /** To suppliers whose processes fit equally many of its lines. */
  'rfq.offered': event<{ rfqId: number; supplierIds: number[]; lines: number; quoteBy: string | null }>({
    name: 'Request for parts offered',
    group: 'inquiries',
    sentence: (e) =>
      `Offered ${linesOf(e.lines)} of request ${called(e)} to ${several(e.supplierIds.length, 'supplier', 'suppliers')}`,
    notify: {
      recipients: (e) => e.supplierIds,
      title: 'New request',
      message: (e) => `${called(e)}: ${several(e.lines, 'line fits', 'lines fit')} you${until(e)}`,
      mail: 'inquiries',
    },
  }),
  /** Its deadline is over. */
  'rfq.quotingClosed': event<OfRfq & { lines: number; priced: number }>({
    name: 'Quoting on a request for parts closed',
    group: 'inquiries',
    sentence: (e) => `Quoting on request ${called(e)} closed: ${e.priced} of ${linesOf(e.lines)} with a price`,
    notify: {
      recipients: (e) => [e.customerId, 'admins'],
      title: 'Quoting closed',
      message: (e) =>
        `Quoting on ${called(e)} closed: ${e.priced} of ${linesOf(e.lines)} ${e.priced === 1 ? 'has' : 'have'} a price`,
      mail: 'inquiries',
    },
    seenBy: () => ['suppliers'],
  }),
  'rfq.deadlineMoved': event<OfRfq & { quoteBy: string | null }>({
    name: 'Deadline of a request for parts moved',
    group: 'inquiries',
    sentence: (e) => `Moved the deadline of request ${called(e)}: ${open(e)}`,
    notify: {
      recipients: (e) => [{ biddersOfRfq: e.rfqId }],
      title: 'Deadline moved',
      message: (e) => `Quoting on ${called(e)} is open ${open(e)}`,
      mail: 'questions',
    },
    seenBy: (e) => [e.customerId, 'suppliers'],
  }),
  /** Its customer stopped quoting, or cancelled it. */
  'rfq.closed': event<OfRfq & { as: 'quoted' | 'cancelled'; note?: string | null }>({
    name: 'Request for parts closed',
    group: 'inquiries',
    sentence: (e) => (e.as === 'quoted' ? `Stopped quoting on request ${called(e)}` : `Cancelled request ${called(e)}`),
    seenBy: (e) => [e.customerId, 'suppliers'],
  }),
  /** To suppliers of which equally many quotations were rejected with it. */
  'rfq.quotationsRejected': event<{ rfqId: number; supplierIds: number[]; quotations: number }>({
    name: 'Quotations of a request for parts rejected',
    group: 'quotations',
    sentence: (e) =>
      `Rejected ${several(e.quotations, 'quotation', 'quotations')} on request ${called(e)}, of each of ${several(e.supplierIds.length, 'supplier', 'suppliers')}`,
    notify: {
      recipients: (e) => e.supplierIds,
      title: 'Quotations rejected',
      message: (e) =>
        `${called(e)} was cancelled: ${several(e.quotations, 'quotation of yours was', 'quotations of yours were')} rejected`,
      mail: 'quotations',
    },
  }),
  /** Quotations on several lines were accepted at once. `price` is INR, without GST. */
  'rfq.awarded': event<OfRfq & { lines: number; price: number }>({
    name: 'Lines of a request for parts awarded',
    group: 'quotations',
    sentence: (e) => `Accepted quotations on ${linesOf(e.lines)} of request ${called(e)} at ${money(e.price)}`,
    notify: {
      recipients: () => ['admins'],
      title: 'Quotations accepted',
      message: (e) => `Quotations on ${linesOf(e.lines)} of ${called(e)} were accepted at ${money(e.price)}`,
      mail: 'quotations',
    },
    seenBy: (e) => [e.customerId, 'suppliers'],
  }),
  /** To suppliers of which equally many quotations were accepted and rejected with it. */
  'rfq.answered': event<{ rfqId: number; supplierIds: number[]; accepted: number; rejected: number }>({
    name: 'Quotations on a request for parts answered',
    group: 'quotations',
    sentence: (e) =>
      `Answered quotations on request ${called(e)} of each of ${several(e.supplierIds.length, 'supplier', 'suppliers')}: ${e.accepted} accepted, ${e.rejected} rejected`,
    notify: {
      recipients: (e) => e.supplierIds,
      title: 'Quotations answered',
      message: (e) =>
        `${called(e)}: ${e.accepted} of your quotations ${e.accepted === 1 ? 'was' : 'were'} accepted, ${e.rejected} ${e.rejected === 1 ? 'was' : 'were'} not`,
      mail: 'quotations',
    },
  }),
  /** A supplier priced or declined lines. `counts` are of all lines that it answered; null while its prices are sealed. */
  'rfq.quoted': event<OfRfq & { supplierId: number; letter: string; counts: Counts | null }>({
    name: 'Request for parts quoted',
    group: 'quotations',
    sentence: (e) => (e.counts ? capital(answers(e, e.counts)) : `Answered request ${called(e)}`),
    notify: {
      recipients: (e) => [e.customerId, 'admins'],
      title: 'New quotations',
      message: (e) =>
        e.counts ? `${offerName(e.letter)} ${answers(e, e.counts)}` : `A supplier answered ${called(e)}`,
      mail: 'quotations',
    },
    seenBy: (e) => [e.supplierId],
  }),
  /** Accepted lines were ordered together. */
  'rfq.ordered': event<OfRfq & { orders: number }>({
    name: 'Lines of a request for parts ordered',
    group: 'workorders',
    sentence: (e) => `Created ${several(e.orders, 'work order', 'work orders')} for ${called(e)}`,
    notify: {
      recipients: (e) => [e.customerId],
      title: 'New work orders',
      message: (e) =>
        `${called(e)}: ${several(e.orders, 'order is', 'orders are')} placed with ${e.orders === 1 ? 'a supplier' : 'suppliers'}`,
      mail: 'workorders',
    },
    seenBy: (e) => [e.customerId],
  }),
  /** To suppliers that received equally many orders with it. */
  'rfq.ordersReceived': event<{ rfqId: number; supplierIds: number[]; orders: number }>({
    name: 'Work orders of a request for parts received',
    group: 'workorders',
    sentence: (e) =>
      `Sent ${several(e.orders, 'work order', 'work orders')} of ${called(e)} to each of ${several(e.supplierIds.length, 'supplier', 'suppliers')}`,
    notify: {
      recipients: (e) => e.supplierIds,
      title: 'New work orders',
      message: (e) => `You’ve received ${several(e.orders, 'work order', 'work orders')} of ${called(e)}`,
      mail: 'workorders',
    },
  }),
}
