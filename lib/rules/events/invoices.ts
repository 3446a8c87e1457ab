import type { Role } from '../../contract/accounts/account'
import { date, rupees } from '../format'
import { documentWords } from '../money/document-words'
import type { DocumentKind } from '../money/series'
import { orderId } from '../nouns'
import { event } from './event-row'

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

const named = (e: OfInvoice) => `${documentWords[e.kind]} ${e.number}`
const words = (e: OfInvoice, role: Role) =>
  `${named(e)} of ${rupees(e.totalPaise)} for ${orderId(role, e.workorderId)}${e.dueOn ? `, due ${date(e.dueOn)}` : ''}`

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
}

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
