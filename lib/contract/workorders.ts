import { z } from 'zod'
import { endpoint, idParam, listEndpoint } from './core/endpoint'
import {
  HistoryEntry,
  instant,
  nullable,
  optionalDate,
  optionalId,
  optionalText,
  requiredId,
  TEXT_MAX,
  othersRead,
} from './core/fields'
import { FileInfo, fileList, fileParams } from './files'

export const WorkorderStatus = z.enum(['pending', 'started', 'in_progress', 'quality_check', 'completed', 'issues'], {
  error: 'Choose a status of the list',
})
export type WorkorderStatus = z.infer<typeof WorkorderStatus>
export const PaymentStatus = z.enum(['pending', 'partial', 'complete'], { error: 'Choose a status of the list' })
export type PaymentStatus = z.infer<typeof PaymentStatus>

export const Workorder = z.object({
  id: z.int(),
  quotationId: nullable.id,
  inquiryId: nullable.id,
  supplierId: z.int().optional().describe("The supplier's identity: absent for customers"),
  supplierName: z.string().optional(),
  adminId: nullable.id.optional(),
  customerName: nullable.text.optional().describe("The customer's identity: for admins"),
  machineId: nullable.id.optional().describe("The supplier's machine: absent for customers"),
  machineName: nullable.text,
  processName: nullable.text,
  projectName: nullable.text,
  quantity: nullable.id,
  material: nullable.text,
  description: nullable.text,
  amount: z.int().nullable().describe('INR: the price of the accepted quotation'),
  status: WorkorderStatus,
  paymentStatus: PaymentStatus,
  startDate: nullable.instant,
  dueDate: nullable.instant,
  completedDate: nullable.instant,
  notes: nullable.text,
  pictureFile: nullable.text.describe('The drawing of its inquiry that has a small picture'),
  files: z.array(FileInfo),
  othersRead,
  createdAt: instant,
})
export type Workorder = z.infer<typeof Workorder>

export const WorkorderDetail = Workorder.extend({
  drawings: z.array(FileInfo).describe('The files of its inquiry'),
  history: z.array(HistoryEntry),
})
export type WorkorderDetail = z.infer<typeof WorkorderDetail>

export const WorkorderForm = z.object({
  inquiryId: optionalId,
  supplierId: requiredId('Please select a supplier'),
  machineId: optionalId,
  requestId: optionalId,
  startDate: optionalDate,
  dueDate: optionalDate,
  notes: optionalText(TEXT_MAX),
  files: fileList,
})

export const WorkorderStatusForm = z.object({ status: WorkorderStatus, notes: optionalText(TEXT_MAX) })

/** A day of the calendar in India, YYYY-MM-DD, from the year 1 on. */
const day = z.iso.date('Enter a day as YYYY-MM-DD').refine((v) => v >= '0001', 'Enter a day as YYYY-MM-DD')

/** The filters of payments, for list and ledger. */
export const paymentFilters = {
  paymentStatus: z
    .enum([...PaymentStatus.options, 'open'])
    .optional()
    .describe('`open`: not fully paid'),
  company: optionalId.describe('The id of a customer or a supplier; for admins'),
  completedFrom: day.optional(),
  completedTo: day.optional().describe('The last day that counts'),
}

export const workorders = {
  list: listEndpoint('/api/workorders', 'Work orders: on own inquiries, own, or all', Workorder, {
    status: z
      .enum([...WorkorderStatus.options, 'active'])
      .optional()
      .describe('One status, or `active` for all that are under way'),
    completedWithin: z.enum(['30', '90', '180', '365']).optional(),
    priced: z.literal('true').optional().describe('Only those with an amount'),
    ...paymentFilters,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/workorders',
    summary: 'Create a work order',
    note: "Linked to the inquiry's accepted quotation where its supplier is the same. With `requestId` the request becomes `assigned`, and its machine and supplier are taken over.",
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
    summary: "Move a work order's status",
    note: 'Any of the six at any time. `started` or beyond sets `startDate` when it is empty; `completed` sets `completedDate`, leaving it clears it.',
    params: idParam,
    body: WorkorderStatusForm,
    answer: Workorder,
    refuses: ['conflict'],
  }),
  setPayment: endpoint({
    method: 'PATCH',
    path: '/api/workorders/{id}/payment',
    summary: 'Set the payment status',
    params: idParam,
    body: z.object({ status: PaymentStatus }),
    answer: Workorder,
    refuses: ['conflict'],
  }),
  attachFiles: endpoint({
    method: 'POST',
    path: '/api/workorders/{id}/files',
    summary: 'Attach uploaded files',
    note: 'Of files that the caller uploaded. A name that the order already has gets ` (2)` before its extension.',
    params: idParam,
    body: z.object({
      files: z
        .array(z.object({ id: z.int().min(1).max(2_147_483_647) }))
        .min(1, 'Choose a file')
        .max(50),
    }),
    answer: Workorder,
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/workorders/{id}/files/{fileName}',
    summary: 'Download a file of a work order',
    params: fileParams,
    download: 'application/octet-stream',
  }),
}
