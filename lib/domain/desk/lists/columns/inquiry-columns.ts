import type { Inquiry } from '../../../../contract/trade/inquiries'
import { inquiryStates } from '../../../../rules/trade/flows/inquiry-flow'
import type { Viewer } from '../../../../rules/core/permissions'
import { displayId } from '../../../../terms/nouns'
import { ADMIN, BUYING, day, type Column } from './columns'

/** The columns of inquiries. */
export const inquiryColumns = ({ role }: Viewer): Column<Inquiry>[] => [
  ['Inquiry', (i) => displayId('inquiry', i.id)],
  ['Submitted', (i) => day(i.createdAt)],
  ['Project', (i) => i.projectName],
  ['Part number', (i) => i.partNumber],
  ['Drawing revision', (i) => i.drawingRevision],
  ['Customer', (i) => i.customerName, ADMIN],
  ['Process', (i) => i.processName],
  ['Quantity', (i) => i.quantity],
  ['Material', (i) => i.material],
  ['Target date', (i) => day(i.targetDate)],
  ['Status', (i) => inquiryStates(role)[i.status].label],
  ['Held for verification', (i) => (i.held ? 'Yes' : 'No'), BUYING],
  ['Quotations', (i) => i.quotationCount, BUYING],
  ['Owner', (i) => i.ownerName, ADMIN],
  ['Description', (i) => i.description],
  ['Special requirements', (i) => i.specialRequirements],
]
