import { z } from 'zod'
import { endpoint, idParam, listEndpoint } from '../core/endpoint'
import { instant, nullable, optionalText, requiredId, requiredText } from '../core/fields'
import { optionalField, outDay } from '../core/money-fields'

export const CompanyDocumentKind = z.enum(
  ['iso_9001', 'iatf_16949', 'iso_14001', 'as_9100', 'iso_13485', 'gst_certificate', 'udyam', 'nda', 'other'],
  { error: 'Choose a kind of document' },
)
export type CompanyDocumentKind = z.infer<typeof CompanyDocumentKind>

/** The certificates of a management system. They end on a day, and customers read whether they are valid. */
export const standards = [
  'iso_9001',
  'iatf_16949',
  'iso_14001',
  'as_9100',
  'iso_13485',
] as const satisfies CompanyDocumentKind[]

/** Whether it is a certificate of a management system. */
export const isStandard = (kind: CompanyDocumentKind) => (standards as readonly CompanyDocumentKind[]).includes(kind)

export const CompanyDocumentState = z.enum(['submitted', 'checked', 'rejected'])
export type CompanyDocumentState = z.infer<typeof CompanyDocumentState>

/** A certificate or another document of a supplier. Customers never read it. */
export const CompanyDocument = z.object({
  id: z.int(),
  supplierId: z.int(),
  supplierName: z.string().optional().describe('For admins'),
  kind: CompanyDocumentKind,
  label: z.string().describe('The name of the kind: ISO 9001'),
  number: z.string(),
  body: nullable.text.describe('The body that issued it'),
  validFrom: outDay.nullable().describe('The first day, in India'),
  validTo: outDay.nullable().describe('The last day, in India'),
  fileName: z.string(),
  fileSize: z.int().describe('Bytes'),
  state: CompanyDocumentState,
  rejectionReason: nullable.text,
  expired: z.boolean().describe('Its last day in India has passed'),
  decidedAt: nullable.instant.describe('The time at which an admin checked or rejected it'),
  createdAt: instant,
})
export type CompanyDocument = z.infer<typeof CompanyDocument>

const fields = {
  kind: CompanyDocumentKind,
  number: requiredText('Enter the number of the document', 60),
  body: optionalText(100),
  validFrom: optionalField(documentDay()),
  validTo: optionalField(documentDay()),
}
type Days = { kind: CompanyDocumentKind; validFrom?: string | null; validTo?: string | null }

const hasEnd = ({ kind, validTo }: Days) => !isStandard(kind) || Boolean(validTo)
const noEnd = { path: ['validTo'], message: 'Enter until when it is valid' }
const isInOrder = ({ validFrom, validTo }: Days) => !validFrom || !validTo || validTo >= validFrom
const notInOrder = { path: ['validTo'], message: 'The last day can’t be before the first' }

/** A document as its supplier gives it. */
export const CompanyDocumentForm = z
  .object({
    ...fields,
    fileId: requiredId('Attach the document').describe('An upload with the purpose `company`'),
  })
  .refine(hasEnd, noEnd)
  .refine(isInOrder, notInOrder)

/** The same, as a dialog asks for it. */
export const CompanyDocumentDialogForm = z
  .object({
    ...fields,
    fileId: z
      .array(z.object({ id: z.int() }))
      .min(1, 'Attach the document')
      .max(1, 'One file is enough'),
  })
  .refine(hasEnd, noEnd)
  .refine(isInOrder, notInOrder)

export const companyDocuments = {
  list: listEndpoint(
    '/api/company-documents',
    'Documents of suppliers: your own (suppliers), or all (admins)',
    CompanyDocument,
    {
      state: CompanyDocumentState.optional(),
      supplierId: requiredId('Choose a supplier').optional().describe('For admins: those of one supplier'),
    },
  ),
  add: endpoint({
    method: 'POST',
    path: '/api/company-documents',
    summary: 'Add a certificate or another document of your company; an admin checks it',
    note: 'A renewed document is added anew. A company has at most 50.',
    body: CompanyDocumentForm,
    answer: CompanyDocument,
    status: 201,
    idempotent: true,
    refuses: ['conflict'],
  }),
  check: endpoint({
    method: 'PATCH',
    path: '/api/company-documents/{id}/check',
    summary: 'Mark a submitted document as checked',
    params: idParam,
    answer: CompanyDocument,
    refuses: ['conflict'],
  }),
  reject: endpoint({
    method: 'PATCH',
    path: '/api/company-documents/{id}/reject',
    summary: 'Reject a submitted document; its supplier sees the reason',
    params: idParam,
    body: z.object({ reason: requiredText('Say why in at least 5 characters', 1000, 5) }),
    answer: CompanyDocument,
    refuses: ['conflict'],
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/company-documents/{id}/file',
    summary: 'Download the file of a document',
    note: 'As its supplier sent it. Customers never see it.',
    params: idParam,
    download: 'application/octet-stream',
  }),
}

/** A day on which a document may begin or end. */
function documentDay() {
  return z
    .string({ error: 'Enter a day' })
    .trim()
    .refine(
      (value) => z.iso.date().safeParse(value).success && value >= '1950-01-01' && value < '2100-01-01',
      'Enter a day',
    )
    .describe('A day in India, YYYY-MM-DD')
}
