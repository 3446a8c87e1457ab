import type { Role } from '../../../contract/people/account'
import type { DocumentKind } from '../../../contract/files/document-kinds'
import type { ReportKind } from '../../../contract/orders/report'
import type { OrderChangeReason } from '../../../contract/orders/order-change'
import type { WorkorderRequestStatus } from '../../../contract/trade/workorder-requests'
import type { PaymentStatus, WorkorderStatus } from '../../../contract/orders/workorders'
import { documentLabels } from '../documents'
import { capital, count, date, several } from '../../../terms/format'
import type { MaskedTexts } from '../../files/masked-texts'
import { certificateId, displayId, orderId } from '../../../terms/nouns'
import { changeReasons } from '../change-reasons'
import { paymentFlow } from '../flows/payment-flow'
import type { PlannedLine } from '../schedule'
import { progressWords, type Progress } from '../../core/progress'
import { workorderFlow } from '../flows/workorder-flow'
import { event, type Move } from '../../core/event-row'
import { assigned, because, bothSides, move, type OfOwner } from '../../core/phrases'

type OfWorkorder = {
  workorderId: number
  projectName: string | null
  customerId: number | null
  supplierId: number
} & { crossing?: MaskedTexts }
type OfRequest = {
  requestId: number
  supplierId: number
  machineName: string
  processName: string
  supplierName: string
} & { crossing?: MaskedTexts }

type OfChange = OfWorkorder & {
  changeId: number
  askedRole: Role
  dueDate: string
  oldDue: string | null
}
const instead = ({ dueDate, oldDue }: OfChange) => date(dueDate) + (oldDue ? ` instead of ${date(oldDue)}` : '')
const dates = (e: OfChange) => `the due date ${instead(e)}`
/** '200 pcs on 1 Dec 2026, 120 pcs on 3 Dec 2026 and 2 more days'. */
const planned = (lines: readonly PlannedLine[]) => {
  const words = lines.slice(0, DAYS_SHOWN).map(({ quantity, day }) => `${count(quantity)} pcs on ${date(day)}`)
  const more = lines.length - words.length
  return words.join(', ') + (more > 0 ? ` and on ${several(more, 'more day', 'more days')}` : '')
}
const DAYS_SHOWN = 4
const why = ({ reason, note }: { reason: OrderChangeReason; note?: string | null }) =>
  ` (${changeReasons[reason].toLowerCase()})${because(note)}`

/** A request to end an order. */
type OfEnding = OfWorkorder & {
  changeId: number
  askedRole: 'customer' | 'supplier'
  ask: 'cancel' | 'close'
  made: number | null
}
const asker = (e: OfEnding) => (e.askedRole === 'customer' ? e.customerId : e.supplierId)

const order = (e: OfWorkorder, role: Role) =>
  orderId(role, e.workorderId) + (e.projectName ? ` (${e.projectName})` : '')
const toEnd = (e: OfEnding, role: Role) =>
  e.ask === 'cancel'
    ? `cancel ${order(e, role)}`
    : `close ${order(e, role)} short${e.made === null ? '' : ` at ${count(e.made)} pieces`}`
const request = (e: OfRequest) => displayId('workorderrequest', e.requestId)
const due = (iso?: string | null) => (iso ? `, due ${date(iso)}` : '')

const reportLabels: Record<ReportKind, string> = {
  inspection: 'inspection report',
  first_article: 'first article inspection',
}
const lower = (kind: DocumentKind) => documentLabels[kind].toLowerCase()
const labelsOf = (kinds: readonly DocumentKind[]) => new Intl.ListFormat('en-GB').format(kinds.map(lower))
const documentsSet = ({ added, removed }: { added: DocumentKind[]; removed: DocumentKind[] }) =>
  [added.length && `${labelsOf(added)} wanted`, removed.length && `${labelsOf(removed)} no longer wanted`]
    .filter(Boolean)
    .join(', ')

type OfMove = {
  /** A problem moved it, whose own entry tells of it. */ problemId?: number
  /** The time on the device. */ doneAt?: string
  /** The order's dates have that time. */ dated?: true
}

/** What happens to work orders, requests for work and payments. */
export const workorderEvents = {
  /** `withRequest`: it came with other lines of its request, and people are told of them together. */
  'workorder.created': event<OfWorkorder & { from: null; to: 'pending'; dueDate?: string | null; withRequest?: true }>({
    name: 'Work order created',
    group: 'workorders',
    sentence: (e) => `Created work order ${order(e, 'admin')}`,
    notify: {
      recipients: (e) => (e.withRequest ? [] : [e.customerId, e.supplierId]),
      title: 'New work order',
      message: (e, role) =>
        role === 'supplier'
          ? `You’ve received ${order(e, role)}${due(e.dueDate)}`
          : `${order(e, role)} is placed with a supplier${due(e.dueDate)}`,
      mail: 'workorders',
    },
    seenBy: bothSides,
  }),
  'workorder.statusChanged': event<OfWorkorder & Move<WorkorderStatus> & OfMove>({
    name: 'Work order status changed',
    group: 'workorders',
    sentence: (e) =>
      e.from === e.to
        ? `Reported on work order ${order(e, 'admin')}: ${workorderFlow.states[e.to].label}`
        : `Moved work order ${order(e, 'admin')} ${move(workorderFlow, e)}`,
    notify: {
      recipients: (e) =>
        e.problemId ? [] : [e.customerId, ...(e.to === 'issues' || e.to === 'completed' ? (['admins'] as const) : [])],
      title: 'Work order updated',
      message: (e, role) => `${order(e, role)} is now ${workorderFlow.states[e.to].label}${because(e.note)}`,
      mail: 'workorders',
    },
    seenBy: bothSides,
  }),
  'workorder.ownerSet': event<OfWorkorder & OfOwner>({
    name: 'Work order assigned',
    group: 'workorders',
    sentence: (e) => assigned(`work order ${order(e, 'admin')}`, e),
    subject: (e) => ({ entityType: 'workorder', entityId: e.workorderId }),
    notify: {
      recipients: (e) => [{ member: e.ownerId }],
      title: 'Assigned to you',
      message: (e) => `${order(e, 'admin')} is assigned to you`,
      mail: 'team',
    },
  }),
  'workorder.acknowledged': event<OfWorkorder>({
    name: 'Work order accepted',
    group: 'workorders',
    sentence: (e) => `Accepted work order ${order(e, 'admin')}`,
    notify: {
      recipients: (e) => [e.customerId],
      title: 'Work order accepted',
      message: (e, role) => `The supplier has accepted ${order(e, role)}`,
    },
    seenBy: bothSides,
  }),
  'workorder.unacknowledged': event<OfWorkorder>({
    name: 'Work order not accepted in time',
    group: 'workorders',
    sentence: (e) => `The supplier has not accepted work order ${order(e, 'admin')} in time`,
    subject: (e) => ({ entityType: 'workorder', entityId: e.workorderId }),
    notify: {
      recipients: () => ['admins'],
      title: 'Not accepted',
      message: (e, role) => `The supplier has not accepted ${order(e, role)} within two working days`,
      mail: 'workorders',
    },
  }),
  'workorder.machineSet': event<OfWorkorder & { machineName: string; byAdmin: boolean }>({
    name: 'Machine set',
    group: 'workorders',
    sentence: (e) => `Set the machine of work order ${order(e, 'admin')} to ${e.machineName}`,
    subject: (e) => ({ entityType: 'workorder', entityId: e.workorderId }),
    notify: {
      recipients: (e) => (e.byAdmin ? [e.supplierId] : []),
      title: 'Machine of an order',
      message: (e, role) => `${order(e, role)} is to be made on ${e.machineName}`,
    },
    seenBy: bothSides,
  }),
  'workorder.dateAsked': event<OfChange & { reason: OrderChangeReason; note?: string | null }>({
    name: 'New due date asked for',
    group: 'workorders',
    sentence: (e) => `Asked for ${dates(e)} of work order ${order(e, 'admin')}${why(e)}`,
    notify: {
      recipients: (e) => [e.askedRole === 'customer' ? e.supplierId : e.customerId, 'admins'],
      title: 'New due date asked for',
      message: (e, role) => `The ${e.askedRole} asks for ${dates(e)} of ${order(e, role)}${why(e)}`,
      mail: 'workorders',
      mailedTo: ['customer', 'supplier'],
    },
    seenBy: bothSides,
  }),
  'workorder.dateSet': event<OfChange & { reason: OrderChangeReason; note?: string | null }>({
    name: 'Due date set',
    group: 'workorders',
    sentence: (e) => `Set ${dates(e)} of work order ${order(e, 'admin')}${why(e)}`,
    notify: {
      recipients: bothSides,
      title: 'Due date of an order',
      message: (e, role) => `${order(e, role)} is due on ${instead(e)}${why(e)}`,
      mail: 'workorders',
    },
  }),
  'workorder.scheduleChanged': event<OfWorkorder & { lines: PlannedLine[]; note?: string | null }>({
    name: 'Schedule changed',
    group: 'workorders',
    sentence: (e) => `Changed the schedule of work order ${order(e, 'admin')}: ${planned(e.lines)}${because(e.note)}`,
    notify: {
      recipients: bothSides,
      title: 'Schedule of an order',
      message: (e, role) => `${order(e, role)}: ${planned(e.lines)}${because(e.note)}`,
      mail: 'workorders',
    },
  }),
  'workorder.dateAgreed': event<OfChange & { note?: string | null }>({
    name: 'Due date agreed',
    group: 'workorders',
    sentence: (e) => `Agreed to ${dates(e)} of work order ${order(e, 'admin')}${because(e.note)}`,
    notify: {
      recipients: bothSides,
      title: 'Due date agreed',
      message: (e, role) => `${capital(dates(e))} of ${order(e, role)} is agreed${because(e.note)}`,
      mail: 'workorders',
    },
  }),
  'workorder.dateDeclined': event<OfChange & { note: string }>({
    name: 'New due date declined',
    group: 'workorders',
    sentence: (e) => `Declined ${dates(e)} of work order ${order(e, 'admin')}${because(e.note)}`,
    notify: {
      recipients: (e) => [e.askedRole === 'customer' ? e.customerId : e.supplierId],
      title: 'New due date declined',
      message: (e, role) => `${capital(dates(e))} of ${order(e, role)} is declined${because(e.note)}`,
      mail: 'workorders',
    },
    seenBy: bothSides,
  }),
  'workorder.dateWithdrawn': event<OfChange & { note?: string | null }>({
    name: 'Request for a due date withdrawn',
    group: 'workorders',
    sentence: (e) => `No longer asks for ${dates(e)} of work order ${order(e, 'admin')}${because(e.note)}`,
    notify: {
      recipients: (e) => [e.askedRole === 'customer' ? e.supplierId : e.customerId],
      title: 'Due date stays',
      message: (e, role) => `The ${e.askedRole} no longer asks for ${dates(e)} of ${order(e, role)}${because(e.note)}`,
    },
    seenBy: bothSides,
  }),
  'workorder.dateUnanswered': event<OfChange>({
    name: 'New due date not answered in time',
    group: 'workorders',
    sentence: (e) => `Nobody has answered in time whether work order ${order(e, 'admin')} gets ${dates(e)}`,
    subject: (e) => ({ entityType: 'workorder', entityId: e.workorderId }),
    notify: {
      recipients: () => ['admins'],
      title: 'Due date not answered',
      message: (e, role) =>
        `The ${e.askedRole} of ${order(e, role)} has waited two working days for an answer about ${dates(e)}`,
      mail: 'workorders',
    },
  }),
  'workorder.endAsked': event<OfEnding & { reason: OrderChangeReason; note?: string | null }>({
    name: 'End of an order asked for',
    group: 'workorders',
    sentence: (e) => `Asked to ${toEnd(e, 'admin')}${why(e)}`,
    side: (e) => e.askedRole,
    notify: {
      recipients: () => ['admins'],
      title: 'End of an order asked for',
      message: (e, role) => `The ${e.askedRole} asks to ${toEnd(e, role)}${why(e)}`,
      mail: 'workorders',
    },
  }),
  'workorder.endDeclined': event<OfEnding & { note: string }>({
    name: 'End of an order rejected',
    group: 'workorders',
    sentence: (e) => `Rejected the request to ${toEnd(e, 'admin')}${because(e.note)}`,
    side: (e) => e.askedRole,
    notify: {
      recipients: (e) => [asker(e)],
      title: 'Request rejected',
      message: (e, role) => `Your request to ${toEnd(e, role)} is rejected${because(e.note)}`,
      mail: 'workorders',
    },
  }),
  'workorder.endWithdrawn': event<OfEnding & { note?: string | null }>({
    name: 'Request to end an order withdrawn',
    group: 'workorders',
    sentence: (e) => `No longer asks to ${toEnd(e, 'admin')}${because(e.note)}`,
    side: (e) => e.askedRole,
    notify: {
      recipients: () => ['admins'],
      title: 'Request withdrawn',
      message: (e, role) => `The ${e.askedRole} no longer asks to ${toEnd(e, role)}${because(e.note)}`,
    },
  }),
  'workorder.cancelled': event<
    OfWorkorder & Move<WorkorderStatus, 'cancelled'> & { reason: OrderChangeReason; note: string }
  >({
    name: 'Work order cancelled',
    group: 'workorders',
    sentence: (e) => `Cancelled work order ${order(e, 'admin')}${why(e)}`,
    notify: {
      recipients: bothSides,
      title: 'Work order cancelled',
      message: (e, role) => `${order(e, role)} is cancelled${why(e)}`,
      mail: 'workorders',
    },
  }),
  'workorder.closedShort': event<
    OfWorkorder & { made: number; quantity: number; reason: OrderChangeReason; note: string }
  >({
    name: 'Work order closed short',
    group: 'workorders',
    sentence: (e) =>
      `Closed work order ${order(e, 'admin')} short at ${count(e.made)} of ${count(e.quantity)} pieces${why(e)}`,
    notify: {
      recipients: bothSides,
      title: 'Order closed short',
      message: (e, role) =>
        `${order(e, role)} is closed short: ${count(e.made)} instead of ${count(e.quantity)} pieces${why(e)}`,
      mail: 'workorders',
    },
  }),
  'workorder.progressed': event<OfWorkorder & Progress & { note?: string | null }>({
    name: 'Progress reported',
    group: 'workorders',
    sentence: (e) => `Reported on work order ${order(e, 'admin')}${because(progressWords(e))}`,
    notify: {
      recipients: (e) => [e.customerId],
      title: 'Progress of an order',
      message: (e, role) => `${order(e, role)}${because(progressWords(e))}${because(e.note)}`,
      mail: 'workorders',
    },
    seenBy: bothSides,
  }),
  /** By its customer. Without the number, and no part of the order's history: its supplier reads neither. */
  'workorder.referencesChanged': event<OfWorkorder>({
    name: 'PO number changed',
    group: 'workorders',
    sentence: (e) => `Changed the PO number of work order ${order(e, 'admin')}`,
    subject: (e) => ({ entityType: 'workorder', entityId: e.workorderId }),
    seenBy: (e) => [e.customerId],
  }),
  /** No part of the order's history: neither side reads how it is invoiced. */
  'workorder.termsChanged': event<OfWorkorder & { fields: string[] }>({
    name: 'Invoice terms changed',
    group: 'payments',
    sentence: (e) => `Changed the invoice terms of work order ${order(e, 'admin')}`,
    subject: (e) => ({ entityType: 'workorder', entityId: e.workorderId }),
  }),
  'workorder.filesAdded': event<OfWorkorder & { names: string[] }>({
    name: 'Files added',
    group: 'workorders',
    sentence: (e) => `Added ${several(e.names.length, 'file', 'files')} to work order ${order(e, 'admin')}`,
    seenBy: bothSides,
  }),
  'workorder.documentsSet': event<OfWorkorder & { added: DocumentKind[]; removed: DocumentKind[] }>({
    name: 'Required documents set',
    group: 'workorders',
    sentence: (e) => `Set the documents of work order ${order(e, 'admin')}: ${documentsSet(e)}`,
    notify: {
      recipients: (e) => [e.supplierId],
      title: 'Documents of an order',
      message: (e, role) => `${order(e, role)}: ${documentsSet(e)}`,
      mail: 'workorders',
    },
    seenBy: bothSides,
  }),
  'workorder.documentWaived': event<OfWorkorder & { kind: DocumentKind; note: string }>({
    name: 'Document waived',
    group: 'workorders',
    sentence: (e) => `Waived the ${lower(e.kind)} of work order ${order(e, 'admin')}${because(e.note)}`,
    notify: {
      recipients: (e) => [e.customerId, e.supplierId],
      title: 'Document waived',
      message: (e, role) => `${documentLabels[e.kind]} of ${order(e, role)} was waived${because(e.note)}`,
      mail: 'workorders',
    },
  }),
  'workorder.documentRestored': event<OfWorkorder & { kind: DocumentKind }>({
    name: 'Document required again',
    group: 'workorders',
    sentence: (e) => `Required the ${lower(e.kind)} of work order ${order(e, 'admin')} again`,
    notify: {
      recipients: (e) => [e.supplierId],
      title: 'Document required again',
      message: (e, role) => `${documentLabels[e.kind]} of ${order(e, role)} is required again`,
      mail: 'workorders',
    },
    seenBy: bothSides,
  }),
  'workorder.firstArticleAsked': event<OfWorkorder>({
    name: 'First article to accept',
    group: 'workorders',
    sentence: (e) => `Asked to accept the first article of work order ${order(e, 'admin')}`,
    notify: {
      recipients: (e) => [e.customerId],
      title: 'First article to accept',
      message: (e, role) => `The first article of ${order(e, role)} waits for your acceptance`,
      mail: 'workorders',
    },
    seenBy: bothSides,
  }),
  'workorder.firstArticleAccepted': event<OfWorkorder & { note?: string | null }>({
    name: 'First article accepted',
    group: 'workorders',
    sentence: (e) => `Accepted the first article of work order ${order(e, 'admin')}${because(e.note)}`,
    notify: {
      recipients: bothSides,
      title: 'First article accepted',
      message: (e, role) =>
        `The first article of ${order(e, role)} is accepted: production can begin${because(e.note)}`,
      mail: 'workorders',
    },
  }),
  'workorder.firstArticleRejected': event<OfWorkorder & { note: string }>({
    name: 'First article rejected',
    group: 'workorders',
    sentence: (e) => `Rejected the first article of work order ${order(e, 'admin')}${because(e.note)}`,
    notify: {
      recipients: (e) => [e.customerId, e.supplierId, 'admins'],
      title: 'First article rejected',
      message: (e, role) => `The first article of ${order(e, role)} is rejected${because(e.note)}`,
      mail: 'workorders',
    },
  }),
  /** Silence accepts nothing. No part of the order's history: no side did anything. */
  'workorder.firstArticleUnanswered': event<OfWorkorder & { askedAt: string }>({
    name: 'First article not answered',
    group: 'workorders',
    sentence: (e) =>
      `Reminded of the first article of work order ${order(e, 'admin')}: no answer since ${date(e.askedAt)}`,
    subject: (e) => ({ entityType: 'workorder', entityId: e.workorderId }),
    notify: {
      recipients: () => ['admins'],
      title: 'First article not answered',
      message: (e, role) => `The first article of ${order(e, role)} waits for acceptance since ${date(e.askedAt)}`,
      mail: 'workorders',
    },
  }),
  /** `asks`: its customer is told that it waits for acceptance. */
  'workorder.reportFinal': event<
    OfWorkorder & { kind: ReportKind; version: number; verdict: 'accepted' | 'rejected'; asks?: true }
  >({
    name: 'Report final',
    group: 'workorders',
    sentence: (e) => `Made the ${reportLabels[e.kind]} of work order ${order(e, 'admin')} final: ${e.verdict}`,
    notify: {
      recipients: (e) => [e.asks ? null : e.customerId, ...(e.verdict === 'rejected' ? (['admins'] as const) : [])],
      title: 'Inspection report',
      message: (e, role) => `The ${reportLabels[e.kind]} of ${order(e, role)} is ${e.verdict}`,
    },
    seenBy: bothSides,
  }),
  'workorder.certificateIssued': event<OfWorkorder & { no: number }>({
    name: 'Certificate issued',
    group: 'workorders',
    sentence: (e) => `Issued certificate ${certificateId(e)} of work order ${order(e, 'admin')}`,
    notify: {
      recipients: (e) => [e.customerId],
      title: 'Certificate of conformance',
      message: (e, role) => `${certificateId(e)} of ${order(e, role)} is issued`,
    },
    seenBy: bothSides,
  }),
  'workorder.certificateVoided': event<OfWorkorder & { no: number; note: string }>({
    name: 'Certificate void',
    group: 'workorders',
    sentence: (e) => `Made certificate ${certificateId(e)} of work order ${order(e, 'admin')} void${because(e.note)}`,
    notify: {
      recipients: (e) => [e.customerId],
      title: 'Certificate void',
      message: (e, role) => `${certificateId(e)} of ${order(e, role)} is void${because(e.note)}`,
    },
    seenBy: bothSides,
  }),
  'workorder.lotAdded': event<OfWorkorder & { heat: string }>({
    name: 'Heat added',
    group: 'workorders',
    sentence: (e) => `Added heat ${e.heat} to work order ${order(e, 'admin')}`,
    subject: (e) => ({ entityType: 'workorder', entityId: e.workorderId }),
    seenBy: bothSides,
  }),
  'workorder.lotChanged': event<OfWorkorder & { heat: string }>({
    name: 'Heat changed',
    group: 'workorders',
    sentence: (e) => `Changed heat ${e.heat} of work order ${order(e, 'admin')}`,
    subject: (e) => ({ entityType: 'workorder', entityId: e.workorderId }),
    seenBy: bothSides,
  }),
  'workorder.lotVoided': event<OfWorkorder & { heat: string }>({
    name: 'Heat removed',
    group: 'workorders',
    sentence: (e) => `Removed heat ${e.heat} from work order ${order(e, 'admin')}`,
    subject: (e) => ({ entityType: 'workorder', entityId: e.workorderId }),
    seenBy: bothSides,
  }),
  'workorder.fileHidden': event<OfWorkorder & { name: string }>({
    name: 'File hidden',
    group: 'workorders',
    sentence: (e) => `Hid ${e.name} of work order ${order(e, 'admin')} from its customer`,
    subject: (e) => ({ entityType: 'workorder', entityId: e.workorderId }),
    seenBy: bothSides,
  }),
  'workorder.fileShown': event<OfWorkorder & { name: string }>({
    name: 'File shown again',
    group: 'workorders',
    sentence: (e) => `Showed ${e.name} of work order ${order(e, 'admin')} to its customer again`,
    subject: (e) => ({ entityType: 'workorder', entityId: e.workorderId }),
    seenBy: bothSides,
  }),
  'workorderrequest.created': event<OfRequest & { from: null; to: 'pending' }>({
    name: 'Request created',
    group: 'workorders',
    sentence: (e) =>
      `Requested work for ${e.machineName}, ${e.processName}: request ${request(e)} of ${e.supplierName}`,
    notify: {
      recipients: () => ['admins'],
      title: 'Work order request',
      message: (e) => `${e.supplierName} requested work for ${e.machineName}, ${e.processName} (${request(e)})`,
      mail: 'requests',
    },
  }),
  'workorderrequest.assigned': event<OfRequest & Move<WorkorderRequestStatus> & { workorderId: number }>({
    name: 'Request assigned',
    group: 'workorders',
    sentence: (e) => `Assigned request ${request(e)} of ${e.supplierName} to ${displayId('workorder', e.workorderId)}`,
    notify: {
      recipients: (e) => [e.supplierId],
      title: 'Request assigned',
      message: (e) => `${request(e)} for ${e.machineName} is assigned: ${displayId('workorder', e.workorderId)}`,
      mail: 'requests',
    },
  }),
  'workorderrequest.rejected': event<OfRequest & Move<WorkorderRequestStatus>>({
    name: 'Request rejected',
    group: 'workorders',
    sentence: (e) => `Rejected request ${request(e)} of ${e.supplierName} for ${e.machineName}`,
    notify: {
      recipients: (e) => [e.supplierId],
      title: 'Request rejected',
      message: (e) => `${request(e)} for ${e.machineName} was rejected${because(e.note)}`,
      mail: 'requests',
    },
  }),

  /** What the customer paid. `apart`: what we paid the supplier stays as it is, and the supplier never learns of it. */
  'workorder.paymentChanged': event<OfWorkorder & Move<PaymentStatus> & { apart?: true }>({
    name: 'Payment set',
    group: 'payments',
    sentence: (e) => `Set the payment of work order ${order(e, 'admin')} ${move(paymentFlow, e)}`,
    states: paymentFlow.states,
    side: (e) => (e.apart ? 'customer' : null),
    notify: {
      recipients: (e) => [e.customerId, e.apart ? null : e.supplierId],
      title: 'Payment updated',
      message: (e, role) => `The payment of ${order(e, role)} is now ${paymentFlow.states[e.to].label}`,
      mail: 'payments',
    },
  }),
  /** What we paid the supplier, apart from what the customer paid. `silent`: the payout tells of it. */
  'workorder.payableChanged': event<OfWorkorder & Move<PaymentStatus> & { silent?: true }>({
    name: 'Supplier payment set',
    group: 'payments',
    sentence: (e) => `Set the supplier payment of work order ${order(e, 'admin')} ${move(paymentFlow, e)}`,
    states: paymentFlow.states,
    side: () => 'supplier',
    seenBy: (e) => [e.supplierId],
    notify: {
      recipients: (e) => (e.silent ? [] : [e.supplierId]),
      title: 'Payment updated',
      message: (e, role) => `The payment of ${order(e, role)} is now ${paymentFlow.states[e.to].label}`,
      mail: 'payments',
    },
  }),
}
