import type { CompanyDocumentState } from '../../../contract/trade/company-documents'
import { flow } from '../../core/flow'

/** Of a supplier's documents: an admin decides. A supplier gives a renewed one as a new document. */
export const companyDocumentFlow = flow<CompanyDocumentState>('The document', {
  submitted: { label: 'To be checked', tone: 'decision', next: { checked: ['admin'], rejected: ['admin'] } },
  checked: { label: 'Checked', tone: 'success', next: {} },
  rejected: { label: 'Rejected', tone: 'neutral', next: {} },
})
