import { z } from 'zod'
import { endpoint, idParam, listEndpoint } from './endpoint'
import { HistoryEntry, instant, nullable, optionalDate, optionalId, optionalText, requiredId, TEXT_MAX } from './fields'
import { FileInfo, fileList } from './files'

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
  /** The supplier's identity: absent for customers. */
  supplierId: z.int().optional(),
  supplierName: z.string().optional(),
  adminId: nullable.id.optional(),
  /** The customer's identity: for admins. */
  customerName: nullable.text.optional(),
  machineId: nullable.id,
  machineName: nullable.text,
  processName: nullable.text,
  projectName: nullable.text,
  quantity: nullable.id,
  material: nullable.text,
  description: nullable.text,
  /** INR: the price of the accepted quotation. */
  amount: z.int().nullable(),
  status: WorkorderStatus,
  paymentStatus: PaymentStatus,
  startDate: nullable.instant,
  dueDate: nullable.instant,
  completedDate: nullable.instant,
  notes: nullable.text,
  files: z.array(FileInfo),
  createdAt: instant,
})
export type Workorder = z.infer<typeof Workorder>

export const WorkorderDetail = Workorder.extend({ history: z.array(HistoryEntry) })
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

/** A day of the calendar in India, YYYY-MM-DD. */
const day = z.iso.date('Enter a day as YYYY-MM-DD')

/** By what payments are narrowed, in the list and in the ledger alike. */
export const paymentFilters = {
  /** `open`: not fully paid. */
  paymentStatus: z.enum([...PaymentStatus.options, 'open']).optional(),
  /** The id of a customer or a supplier; for admins. */
  company: optionalId,
  completedFrom: day.optional(),
  /** The last day that counts. */
  completedTo: day.optional(),
}

export const workorders = {
  list: listEndpoint('/api/workorders', 'Work orders: on own inquiries, own, or all', Workorder, {
    /** One status, or `active` for all that are under way. */
    status: z.enum([...WorkorderStatus.options, 'active']).optional(),
    completedWithin: z.enum(['30', '90', '180', '365']).optional(),
    /** Only those with an amount. */
    priced: z.literal('true').optional(),
    ...paymentFilters,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/workorders',
    summary: 'Create a work order',
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
    params: idParam,
    body: WorkorderStatusForm,
    answer: Workorder,
  }),
  setPayment: endpoint({
    method: 'PATCH',
    path: '/api/workorders/{id}/payment',
    summary: 'Set the payment status',
    params: idParam,
    body: z.object({ status: PaymentStatus }),
    answer: Workorder,
  }),
  attachFiles: endpoint({
    method: 'POST',
    path: '/api/workorders/{id}/files',
    summary: 'Attach uploaded files',
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
    params: idParam.extend({ fileName: z.string() }),
  }),
}
