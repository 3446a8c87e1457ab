import { z } from 'zod'
import { paymentFilters as filtersOfPayments, workorderFilters } from '../../terms/filters/workorders'
import { DeliveryAddress } from '../people/addresses'
import { DocumentKind, RequiredDocument } from '../files/document-kinds'
import { endpoint, idParam, listEndpoint } from '../core/endpoint'
import { daySchema, schemasOf } from '../core/filter'
import {
  HistoryEntry,
  instant,
  noteCount,
  nullable,
  ofOwner,
  optionalCount,
  optionalDate,
  optionalDayAhead,
  optionalId,
  optionalText,
  positiveNumber,
  requiredId,
  TEXT_MAX,
  othersRead,
  OwnerForm,
} from '../core/fields'
import { FileInfo, fileList, fileParams } from '../files/files'
import { Inquiry, optionalRfq } from '../trade/inquiries'
import { NdaRead } from '../trade/nda'
import { Certificate } from './certificate'
import { Closure } from './closure'
import { FirstArticle } from './first-article'
import { Lot } from './lot'
import { OrderChange, WaitingChange } from './order-change'
import { OrderProblem, ProblemStatus } from './order-problem'
import { ReportHead } from './report'
import { DeliveryState, DeliverySums, NextDelivery, ScheduleLine, Shipment, Tolerance } from './shipment'
import { poFile, poNumber } from '../trade/quotations'

export const WorkorderStatus = z.enum(['pending', 'started', 'in_progress', 'quality_check', 'completed', 'issues'], {
  error: 'Choose a status from the list',
})
export type WorkorderStatus = z.infer<typeof WorkorderStatus>
export const PaymentStatus = z.enum(['pending', 'partial', 'complete'], { error: 'Choose a status from the list' })
export type PaymentStatus = z.infer<typeof PaymentStatus>

export const Workorder = z.object({
  id: z.int(),
  quotationId: nullable.id,
  inquiryId: nullable.id,
  supplierId: z.int().optional().describe("The supplier's identity: absent for customers"),
  supplierName: z.string().optional(),
  supplierPhone: nullable.text.optional().describe('For admins'),
  adminId: nullable.id.optional(),
  customerName: nullable.text.optional().describe("The customer's identity: for admins"),
  machineId: nullable.id.optional().describe("The supplier's machine: absent for customers"),
  machineName: nullable.text.describe('For customers the kind of the machine: Turning centre'),
  processName: nullable.text,
  projectName: nullable.text,
  quantity: z.int().nullable().describe('Pieces: those that are made, once it was closed short'),
  orderedQuantity: nullable.id.describe('Pieces, as ordered'),
  material: nullable.text,
  partNumber: nullable.text,
  drawingRevision: nullable.text,
  rfqId: nullable.id.describe('The request for many parts whose line its inquiry is'),
  lineNo: nullable.id.describe('The number of that line'),
  poNumber: poNumber.answer,
  deliveryAddress: DeliveryAddress.nullable()
    .optional()
    .describe('The delivery address of its inquiry; absent for suppliers'),
  deliveryState: nullable.text.describe('The state that the parts go to'),
  description: nullable.text,
  amount: z
    .int()
    .nullable()
    .optional()
    .describe(
      'INR: the price of the accepted quotation, or what an admin set when it was closed short; absent for a shop floor',
    ),
  status: WorkorderStatus.describe('A cancelled order keeps its last one'),
  closure: Closure.nullable().describe('The end of an order that was cancelled, or closed short with fewer pieces'),
  paymentStatus: PaymentStatus.optional().describe(
    "The reader's own side: for customers and admins what the customer paid, for suppliers what they were paid. Absent for a shop floor",
  ),
  paymentBy: z
    .enum(['hand', 'ledger'])
    .optional()
    .describe('Set by hand, or following its receipts: from its first invoice or receipt on. For customers and admins'),
  payableStatus: PaymentStatus.optional().describe('The status of the payment to the supplier. For admins'),
  payableBy: z
    .enum(['payment', 'hand', 'ledger'])
    .optional()
    .describe(
      '`payment`: one status sets both; `hand`: an admin sets it apart; `ledger`: it follows the bills. For admins',
    ),
  paidPaise: nullable.id.optional().describe('The sum that receipts settle; null while the status is set by hand'),
  invoiceDueOn: nullable.text.optional().describe('The due day of its oldest unpaid invoice; for customers and admins'),
  balancePaise: nullable.id.optional().describe('The order’s amount with tax, less `paidPaise`'),
  startDate: nullable.instant.describe('As planned; the day of `begunDate` when no day was given'),
  begunDate: nullable.instant.describe('The time at which production started first'),
  dueDate: nullable.instant.describe('As both sides agreed last'),
  firstDueDate: nullable.instant.describe('The first due date that it had'),
  promisedDate: nullable.instant.describe('The last due date that was agreed in time: punctuality is judged by it'),
  acknowledgedAt: nullable.instant.describe('The time at which its supplier accepted it, in words or by starting'),
  acknowledgeBy: nullable.instant.describe(
    'The end of the second working day, by which its supplier accepts it; null where no acceptance is due',
  ),
  change: WaitingChange.nullable().describe('Another due date that is asked for and waits for an answer'),
  completedDate: nullable.instant,
  doneQuantity: z.int().nullable().describe('Pieces that are done, as the supplier or an admin said'),
  expectedDate: nullable.instant.describe('The expected date; the due date stays'),
  notes: nullable.text,
  delivery: DeliveryState.optional().describe(
    'The delivery of its pieces: to the hub for suppliers, else to the customer',
  ),
  deliverySums: DeliverySums.nullable()
    .optional()
    .describe('The pieces behind `delivery`; null for an order without a quantity'),
  supply: DeliveryState.optional().describe('The `delivery` of its supplier; for admins'),
  supplySums: DeliverySums.nullable().optional().describe('For admins, of one order'),
  nextDelivery: NextDelivery.nullable().optional().describe('Pieces that are to come next, and their day'),
  dispatchedAt: z.iso
    .date()
    .nullable()
    .optional()
    .describe('The day on which the first of its goods left for the customer; absent for suppliers'),
  deliveredAt: z.iso
    .date()
    .nullable()
    .optional()
    .describe('The day on which the last of them arrived, once all that left have; absent for suppliers'),
  tolerance: Tolerance.describe('Pieces more than were ordered that are taken, and fewer that are enough'),
  toPack: z.int().optional().describe('Pieces that are in no shipment to the hub yet; absent for customers'),
  toSend: z.int().optional().describe('Pieces at the hub that are in no shipment to the customer yet; for admins'),
  pictureFile: nullable.text.describe('The drawing of its inquiry that has a thumbnail'),
  files: z.array(FileInfo),
  problemId: nullable.id.describe('Its problem that has not ended'),
  problemStatus: ProblemStatus.nullable().describe('The status of that problem'),
  documentsMissing: z.int().describe('Required documents that are neither there nor waived'),
  unread: z
    .int()
    .optional()
    .describe('Messages about it that your company has not read, up to 99; absent for a shop floor and admins'),
  othersRead,
  noteCount,
  ...ofOwner,
  createdAt: instant,
})
export type Workorder = z.infer<typeof Workorder>

export const WorkorderDetail = Workorder.extend({
  poFile,
  nda: NdaRead,
  drawings: z.array(FileInfo).describe('The files of its inquiry'),
  changes: z.array(OrderChange).describe('Requests of the sides, and due dates that admins set, the newest first'),
  refundVoucherDue: z
    .boolean()
    .optional()
    .describe('It was cancelled with an advance that has a receipt voucher: a refund voucher is due. For admins'),
  documents: z.array(RequiredDocument),
  firstArticle: FirstArticle.nullable().describe(
    'Until it is accepted or waived nothing is produced; null: not required',
  ),
  reports: z.array(ReportHead),
  certificates: z.array(Certificate).describe('Certificates of conformance, the newest first'),
  problem: OrderProblem.nullable().describe('Its newest problem'),
  pieceProblems: z
    .array(OrderProblem)
    .describe('Problems of pieces that were rejected at the count of a shipment, the newest first'),
  problemUntil: nullable.instant.describe(
    'The last time at which its customer can report a problem; null while it is not complete',
  ),
  schedule: z
    .array(ScheduleLine)
    .describe('Its pieces by the day on which they are due, the earliest first; empty for an order without a quantity'),
  shipments: z.array(Shipment).optional().describe('Shipments with pieces of it, the newest first'),
  lots: z.array(Lot).describe('The heats that it is made from'),
  aql: nullable.text.describe('The acceptance quality limit of its inspection report, in percent'),
  history: z.array(HistoryEntry),
})
export type WorkorderDetail = z.infer<typeof WorkorderDetail>

export const WorkorderForm = z.object({
  inquiryId: optionalId,
  supplierId: requiredId('Please select a supplier'),
  machineId: optionalId,
  requestId: optionalId,
  startDate: optionalDate,
  dueDate: optionalDayAhead,
  notes: optionalText(TEXT_MAX),
  files: fileList,
})

export const WorkorderStatusForm = z.object({ status: WorkorderStatus, notes: optionalText(TEXT_MAX) })

/** What a supplier reports of work under way; at least one of them. */
export const WorkorderProgressForm = z
  .object({
    doneQuantity: optionalCount('Enter the pieces that are done'),
    expectedDate: optionalDayAhead,
    note: optionalText(TEXT_MAX),
  })
  .refine(({ doneQuantity, expectedDate, note }) => typeof doneQuantity === 'number' || expectedDate || note, {
    path: ['doneQuantity'],
    message: 'Enter the pieces that are done, a date or a note',
  })

/** The filters of payments, for list and ledger. */
export const paymentFilters = {
  ...schemasOf(filtersOfPayments),
  company: optionalId.describe('The id of a customer or a supplier; for admins'),
  completedFrom: daySchema.optional(),
  completedTo: daySchema.optional().describe('The last day that counts'),
}

export const workorders = {
  reorder: endpoint({
    method: 'POST',
    path: '/api/workorders/{id}/reorder',
    summary: 'Order a completed part again',
    note: 'A new inquiry with the files of before. For three days only the supplier of the order sees it; it opens to all sooner when that supplier declines.',
    idempotent: true,
    params: idParam,
    body: z.object({
      quantity: positiveNumber('Quantity must be positive'),
      targetDate: optionalDayAhead,
      note: optionalText(500),
    }),
    answer: Inquiry,
    status: 201,
    refuses: ['conflict'],
  }),
  list: listEndpoint(
    '/api/workorders',
    'Work orders: on your inquiries (customers), your own (suppliers), or all (admins)',
    Workorder,
    {
      status: z
        .enum([...WorkorderStatus.options, 'active', 'late', 'week', 'mine', 'cancelled'])
        .optional()
        .describe(
          'A status, `active` for all orders in progress, or open orders that are `late`, due this `week` or `mine` (those of this admin), or `cancelled`, which no other status has',
        ),
      completedWithin: z.enum(['30', '90', '180', '365']).optional(),
      priced: z.literal('true').optional().describe('Only those with an amount'),
      rfqId: optionalRfq,
      toPack: z
        .literal('true')
        .optional()
        .describe(
          'Only those with pieces to pack: in production, or completed in the last 30 days; for suppliers and admins',
        ),
      toSend: z
        .literal('true')
        .optional()
        .describe('Only those with pieces at the hub that are in no shipment to the customer; for admins'),
      ...schemasOf(workorderFilters),
      ...paymentFilters,
    },
  ),
  create: endpoint({
    method: 'POST',
    path: '/api/workorders',
    summary: 'Create a work order',
    note: "Linked to the inquiry's accepted quotation if it is from the same supplier. With `requestId` the request becomes `assigned`, and its supplier and machine are used.",
    idempotent: true,
    body: WorkorderForm,
    answer: Workorder,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/workorders/{id}',
    summary: 'One work order with its history',
    params: idParam,
    answer: WorkorderDetail,
  }),
  changeStatus: endpoint({
    method: 'PATCH',
    path: '/api/workorders/{id}/status',
    summary: "Change a work order's status",
    note: 'Any of the six at any time. `in_progress`, `quality_check` and `completed` are refused until a required first article is accepted or waived: 409 with an issue on `documents.first_article`. `started` or beyond sets `startDate` if empty; `completed` sets `completedDate`, and leaving `completed` clears it. With `from` it is refused when the status is another: 409 with an issue on `from`.',
    idempotent: true,
    params: idParam,
    body: WorkorderStatusForm.extend({
      from: WorkorderStatus.optional().describe('The status that the caller saw'),
      doneAt: optionalDate.describe(
        'The time of a change that was made offline. It sets the dates when it is after the last change, not in the future and at most 72 hours ago',
      ),
    }),
    answer: Workorder,
    refuses: ['conflict'],
  }),
  acknowledge: endpoint({
    method: 'POST',
    path: '/api/workorders/{id}/acknowledge',
    summary: 'Accept a work order that you received',
    note: 'The customer is notified. A second time changes nothing.',
    params: idParam,
    answer: Workorder,
    refuses: ['conflict'],
  }),
  setMachine: endpoint({
    method: 'PATCH',
    path: '/api/workorders/{id}/machine',
    summary: 'Say on which machine a work order is made',
    note: "An approved machine of the order's supplier. The process of the order follows it.",
    params: idParam,
    body: z.object({ machineId: requiredId('Choose a machine') }),
    answer: Workorder,
    refuses: ['conflict'],
  }),
  setProgress: endpoint({
    method: 'PATCH',
    path: '/api/workorders/{id}/progress',
    summary: 'Say how many pieces are done and when the order is expected',
    note: "Fields that are left out keep their value. `doneQuantity` is at most the order's quantity and becomes less only with a note. The due date stays; the customer is notified.",
    params: idParam,
    body: WorkorderProgressForm,
    answer: Workorder,
    refuses: ['conflict'],
  }),
  setPayment: endpoint({
    method: 'PATCH',
    path: '/api/workorders/{id}/payment',
    summary: 'Set the payment status',
    note: 'Sets what the supplier was paid as well while `payableBy` is `payment`. Of an order that follows its receipts: `complete` adjusts the balance, `pending` reverses adjustments; 409 where its receipts contradict the status.',
    params: idParam,
    body: z.object({ status: PaymentStatus }),
    answer: Workorder,
    refuses: ['conflict'],
  }),
  setPayable: endpoint({
    method: 'PATCH',
    path: '/api/workorders/{id}/payable',
    summary: 'Set the status of the payment to the supplier, apart from that of the customer',
    note: 'From then on each side has a status of its own.',
    params: idParam,
    body: z.object({ status: PaymentStatus }),
    answer: Workorder,
    refuses: ['conflict'],
  }),
  setOwner: endpoint({
    method: 'PATCH',
    path: '/api/workorders/{id}/owner',
    summary: 'Set or remove the admin who owns a work order',
    note: 'Only its owner gets the emails about it; all admins still see it and its notifications.',
    params: idParam,
    body: OwnerForm,
    answer: Workorder,
    refuses: ['conflict'],
  }),
  setReferences: endpoint({
    method: 'PATCH',
    path: '/api/workorders/{id}/references',
    summary: 'Set your order number (PO) of a work order',
    note: 'Null or empty removes it. Suppliers never see it.',
    params: idParam,
    body: z.object({
      poNumber: poNumber.form.refine((v) => v !== undefined, 'Enter your PO number'),
    }),
    answer: Workorder,
  }),
  attachFiles: endpoint({
    method: 'POST',
    path: '/api/workorders/{id}/files',
    summary: 'Attach uploaded files',
    note: 'Documents and photos, only those that the caller uploaded. A name that the order already has gets ` (2)` before its extension.',
    idempotent: true,
    params: idParam,
    body: z.object({
      files: z
        .array(
          z.object({
            id: z.int().min(1).max(2_147_483_647),
            lotId: optionalId.describe('The heat whose mill certificate it is'),
            shipmentId: optionalId.describe('The packed shipment that a photo shows'),
            document: DocumentKind.nullish().describe('The required document that it is; for suppliers and admins'),
          }),
        )
        .min(1, 'Choose a file')
        .max(50),
    }),
    answer: Workorder,
  }),
  picture: endpoint({
    method: 'GET',
    path: '/api/workorders/{id}/files/{fileName}/picture',
    summary: 'The thumbnail of a photo or a drawing',
    note: 'A JPEG of at most 320 × 320 pixels; of a drawing a PNG. Made soon after the upload; 404 until then, and for files without one.',
    params: fileParams,
    download: 'image/jpeg',
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/workorders/{id}/files/{fileName}',
    summary: 'Download a file of a work order',
    params: fileParams,
    download: 'application/octet-stream',
    refuses: ['conflict'],
  }),
}
