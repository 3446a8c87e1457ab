import type { Role } from '../../../contract/people/account'
import { date, rupees, several } from '../../../terms/format'
import { documentWords } from '../document-words'
import { IRN_DAYS } from '../../../terms/statutory'
import type { DocumentKind } from '../series'
import { orderId } from '../../../terms/nouns'
import { event } from '../../core/event-row'

type OfInvoice = {
  invoiceId: number
  kind: DocumentKind
  number: string
  workorderId: number
  projectName: string | null
  customerId: number
  totalPaise: number
  /** The day, YYYY-MM-DD. */
  dueOn: string | null
}

/** What is still to be paid of it. */
type Open = { balancePaise: number }

const named = (e: OfInvoice) => `${documentWords[e.kind]} ${e.number}`
const words = (e: OfInvoice, role: Role) =>
  `${named(e)} of ${rupees(e.totalPaise)} for ${orderId(role, e.workorderId)}${e.dueOn ? `, due ${date(e.dueOn)}` : ''}`

const open = (e: OfInvoice & Open, role: Role) =>
  `${named(e)} for ${orderId(role, e.workorderId)}: ${rupees(e.balancePaise)}${e.dueOn ? ` due ${date(e.dueOn)}` : ''}`
const overdue = (e: OfInvoice & Open & { days: number }, role: Role) =>
  `${named(e)} for ${orderId(role, e.workorderId)} is overdue by ${several(e.days, 'day', 'days')}: ${rupees(e.balancePaise)}`

/** What happens to invoices and the documents beside them. Their supplier reads none of it. */
export const invoiceEvents = {
  /** `held`: the customer hears of it once it has its IRN. */
  'invoice.issued': event<OfInvoice & { held: boolean }>({
    name: 'Document issued',
    group: 'payments',
    sentence: (e) => `Issued ${lower(words(e, 'admin'))}`,
    notify: {
      recipients: (e) => (e.held ? [] : [e.customerId]),
      title: 'Invoice',
      message: words,
      mail: 'invoices',
    },
  }),
  'invoice.registered': event<OfInvoice>({
    name: 'IRN recorded',
    group: 'payments',
    sentence: (e) => `Recorded the IRN of ${lower(named(e))}`,
    notify: {
      recipients: (e) => [e.customerId, 'admins'],
      title: 'Invoice',
      message: (e, role) => (role === 'customer' ? words(e, role) : `${named(e)} has its IRN`),
      mail: 'invoices',
    },
  }),
  /** Reminders: nobody did it. */
  'invoice.dueSoon': event<OfInvoice & Open>({
    name: 'Invoice due soon',
    group: 'payments',
    sentence: (e) => `Reminded of ${lower(open(e, 'admin'))}`,
    notify: {
      recipients: (e) => [e.customerId],
      title: 'Invoice due soon',
      message: open,
      mail: 'invoices',
    },
  }),
  'invoice.overdue': event<OfInvoice & Open & { days: number }>({
    name: 'Invoice overdue',
    group: 'payments',
    sentence: (e) => `Reminded that ${lower(overdue(e, 'admin'))}`,
    notify: {
      recipients: (e) => [e.customerId, 'admins'],
      title: 'Invoice overdue',
      message: overdue,
      mail: 'invoices',
    },
  }),
  'invoice.irnMissing': event<OfInvoice>({
    name: 'IRN missing',
    group: 'payments',
    sentence: (e) => `Reminded that ${lower(named(e))} has no IRN`,
    notify: {
      recipients: () => ['admins'],
      title: 'IRN missing',
      message: (e) => `${named(e)} has no IRN. Register it on the portal within ${IRN_DAYS.days} days of its issue`,
    },
  }),
}

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
