import type { Workorder } from '../../../../contract/orders/workorders'
import { orderId } from '../../../../terms/nouns'
import { paymentFlow } from '../../../../rules/orders/flows/payment-flow'
import type { Viewer } from '../../../../rules/core/permissions'
import { CANCELLED, isCancelled } from '../../../../rules/orders/closure'
import { workorderFlow } from '../../../../rules/orders/flows/workorder-flow'
import { ADMIN, BUYING, day, MAKING, PAYING, type Column } from './columns'

/** A plan is a day. Of an order that was never planned the start is the moment in which it began. */
const plannedStart = ({ startDate, begunDate }: Workorder) =>
  begunDate === null || startDate?.endsWith('T00:00:00.000Z') ? startDate : null

/** The columns of work orders; customers know an order by its ORD number, suppliers never read the PO number. */
export const workorderColumns = ({ role }: Viewer): Column<Workorder>[] => [
  ['Order', (w) => orderId(role, w.id)],
  ['Created', (w) => day(w.createdAt)],
  ['PO number', (w) => w.poNumber, BUYING],
  ['Project', (w) => w.projectName],
  ['Part number', (w) => w.partNumber],
  ['Drawing revision', (w) => w.drawingRevision],
  ['Customer', (w) => w.customerName, ADMIN],
  ['Supplier', (w) => w.supplierName, ADMIN],
  ['Process', (w) => w.processName],
  ['Machine', (w) => w.machineName, MAKING],
  ['Quantity', (w) => w.quantity],
  ['Done (pcs)', (w) => w.doneQuantity],
  ['Material', (w) => w.material],
  ['Status', (w) => (isCancelled(w) ? CANCELLED.label : workorderFlow.states[w.status].label)],
  ['Planned start', (w) => day(plannedStart(w))],
  ['Started', (w) => day(w.begunDate)],
  ['Due', (w) => day(w.dueDate)],
  ['Expected', (w) => day(w.expectedDate)],
  ['Completed', (w) => day(w.completedDate)],
  ['Amount (INR)', (w) => w.amount ?? null, PAYING],
  ['Payment', (w) => (w.amount && w.paymentStatus ? paymentFlow.states[w.paymentStatus].label : null), PAYING],
  ['Owner', (w) => w.ownerName, ADMIN],
  ['Notes', (w) => w.notes],
  ['Supplier payment', (w) => (w.amount && w.payableStatus ? paymentFlow.states[w.payableStatus].label : null), ADMIN],
]
