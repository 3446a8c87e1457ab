import type { CompanyDocumentState } from '../../../contract/trade/company-documents'
import { date } from '../../../terms/format'
import { event, type Move } from '../../core/event-row'
import { because } from '../../core/phrases'

type OfDocument = {
  companyDocumentId: number
  documentLabel: string
  documentNumber: string
  supplierId: number
  supplierName: string
}

const document = (e: OfDocument) => `${e.documentLabel} ${e.documentNumber} of ${e.supplierName}`
const own = (e: OfDocument) => `${e.documentLabel} ${e.documentNumber}`

/** What happens to the documents of a supplier. Suppliers are mailed; admins have the bell. */
export const companyDocumentEvents = {
  'companydocument.submitted': event<OfDocument & { from: null; to: 'submitted' }>({
    name: 'Company document submitted',
    group: 'documents',
    sentence: (e) => `Submitted ${document(e)} to be checked`,
    notify: {
      recipients: () => ['admins'],
      title: 'Company document to check',
      message: (e) => `${e.supplierName} submitted ${own(e)}`,
    },
    seenBy: (e) => [e.supplierId],
  }),
  'companydocument.checked': event<OfDocument & Move<CompanyDocumentState>>({
    name: 'Company document checked',
    group: 'documents',
    sentence: (e) => `Checked ${document(e)}`,
    notify: {
      recipients: (e) => [e.supplierId],
      title: 'Company document checked',
      message: (e) => `${own(e)} is checked`,
      mail: 'documents',
    },
    // Quotations of its supplier show it.
    seenBy: () => ['customers'],
  }),
  'companydocument.rejected': event<OfDocument & Move<CompanyDocumentState>>({
    name: 'Company document rejected',
    group: 'documents',
    sentence: (e) => `Rejected ${document(e)}`,
    notify: {
      recipients: (e) => [e.supplierId],
      title: 'Company document rejected',
      message: (e) => `${own(e)} was rejected${because(e.note)}`,
      mail: 'documents',
    },
    seenBy: (e) => (e.from === 'checked' ? ['customers'] : []),
  }),
  'companydocument.ending': event<OfDocument & { validTo: string; days: number }>({
    name: 'Company document about to end',
    group: 'documents',
    sentence: (e) => `Reminded of the last day of ${document(e)}, ${date(e.validTo)}`,
    notify: {
      recipients: (e) => [e.supplierId, 'admins'],
      title: 'Company document about to end',
      message: (e, role) => `${role === 'admin' ? document(e) : own(e)} is valid until ${date(e.validTo)}`,
      mail: 'documents',
    },
  }),
}
