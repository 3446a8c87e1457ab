import { z } from 'zod'
import { endpoint, idParam, listEndpoint } from './core/endpoint'
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
  othersRead,
} from './core/fields'
import { DrawingReader, FileInfo, fileList, fileParams } from './files'

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
  customerId: z.int().optional().describe("The customer's identity: absent for suppliers"),
  customerName: z.string().optional().describe('For admins'),
  processId: nullable.id,
  processName: nullable.text,
  status: InquiryStatus,
  files: z.array(FileInfo),
  held: z
    .boolean()
    .optional()
    .describe('Kept back from suppliers until the customer is verified; absent for suppliers'),
  quotationCount: z.int().optional().describe('For its customer and admins'),
  ownQuotationId: nullable.id.optional().describe('For suppliers: the own quotation that is pending on it'),
  drawingsClosed: z
    .boolean()
    .optional()
    .describe(
      'For suppliers: their quotation was rejected or the inquiry has ended, and its files are not theirs to load',
    ),
  othersRead,
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
    open: z.literal('true').optional().describe('Only those that are open to quoting'),
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/inquiries',
    summary: 'Submit an inquiry',
    note: 'While the customer is not verified, the inquiry is kept and held; suppliers see it once an admin has verified the customer.',
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
    note: '`processing` takes it up, `quoted` closes quoting, `rejected` declines it and every open quotation on it.',
    params: idParam,
    body: z.object({
      status: z.enum(['processing', 'quoted', 'rejected'], { error: 'Choose a status of the list' }),
      note: optionalText(TEXT_MAX),
    }),
    answer: Inquiry,
    refuses: ['conflict'],
  }),
  readers: endpoint({
    method: 'GET',
    path: '/api/inquiries/{id}/readers',
    summary: 'Who loaded the drawings of an inquiry, and when',
    note: 'Previews count. What its customer loads is not kept.',
    params: idParam,
    answer: z.array(DrawingReader),
  }),
  picture: endpoint({
    method: 'GET',
    path: '/api/inquiries/{id}/files/{fileName}/picture',
    summary: 'The small picture of a drawing',
    note: '192 pixels a side, see-through. Made once, soon after the upload; 404 until then and for what has none.',
    params: fileParams,
    download: 'image/png',
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/inquiries/{id}/files/{fileName}',
    summary: 'Download a file of an inquiry',
    params: fileParams,
    download: 'application/octet-stream',
  }),
}
