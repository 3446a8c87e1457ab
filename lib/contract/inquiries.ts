import { z } from 'zod'
import { endpoint, idParam, listEndpoint } from './endpoint'
import {
  HistoryEntry,
  instant,
  nullable,
  optionalDate,
  optionalId,
  optionalText,
  positiveNumber,
  requiredText,
  TEXT_MAX,
} from './fields'
import { FileInfo, fileList } from './files'

export const InquiryStatus = z.enum(['new', 'processing', 'quoted', 'accepted', 'rejected'])
export type InquiryStatus = z.infer<typeof InquiryStatus>

export const Inquiry = z.object({
  id: z.int(),
  projectName: z.string(),
  description: z.string(),
  quantity: z.int(),
  material: nullable.text,
  targetDate: nullable.instant,
  specialRequirements: nullable.text,
  /** The customer's identity: absent for suppliers. */
  customerId: z.int().optional(),
  /** For admins. */
  customerName: z.string().optional(),
  processId: nullable.id,
  processName: nullable.text,
  status: InquiryStatus,
  files: z.array(FileInfo),
  /** Kept back from suppliers until the customer is verified; absent for suppliers. */
  held: z.boolean().optional(),
  /** For its customer and admins. */
  quotationCount: z.int().optional(),
  /** For suppliers: the own quotation that is pending on it. */
  ownQuotationId: nullable.id.optional(),
  createdAt: instant,
})
export type Inquiry = z.infer<typeof Inquiry>

export const InquiryDetail = Inquiry.extend({ history: z.array(HistoryEntry) })
export type InquiryDetail = z.infer<typeof InquiryDetail>

export const InquiryForm = z.object({
  projectName: requiredText('Project name is required'),
  processId: optionalId,
  description: requiredText('Description must be at least 10 characters', TEXT_MAX, 10),
  quantity: positiveNumber('Quantity must be positive'),
  material: optionalText(),
  targetDate: optionalDate,
  specialRequirements: optionalText(TEXT_MAX),
  files: fileList,
})

export const inquiries = {
  list: listEndpoint('/api/inquiries', 'Inquiries: own, all, or those to quote on', Inquiry, {
    status: InquiryStatus.optional(),
    /** Only those that are open to quoting. */
    open: z.literal('true').optional(),
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/inquiries',
    summary: 'Submit an inquiry',
    idempotent: true,
    body: InquiryForm,
    answer: Inquiry,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/inquiries/{id}',
    summary: 'One inquiry with its history',
    params: idParam,
    answer: InquiryDetail,
  }),
  changeStatus: endpoint({
    method: 'PATCH',
    path: '/api/inquiries/{id}/status',
    summary: 'Take up an inquiry, close quoting, or decline it',
    params: idParam,
    body: z.object({
      status: z.enum(['processing', 'quoted', 'rejected'], { error: 'Choose a status of the list' }),
      note: optionalText(TEXT_MAX),
    }),
    answer: Inquiry,
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/inquiries/{id}/files/{fileName}',
    summary: 'Download a file of an inquiry',
    params: idParam.extend({ fileName: z.string() }),
  }),
}
