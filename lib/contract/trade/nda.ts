import { z } from 'zod'
import { endpoint, idParam } from '../core/endpoint'
import { instant, nullable, requiredId, requiredText } from '../core/fields'

/** The longest text of an NDA. */
export const NDA_MAX = 20_000

/** A version of the NDA that suppliers accept before they open the drawings of an inquiry that asks for it. */
export const Nda = z.object({
  version: z.int(),
  text: z.string(),
  sha256: z.string().describe('SHA-256 of the text in UTF-8, hex'),
  createdAt: instant,
})
export type Nda = z.infer<typeof Nda>

/** The NDA of an inquiry for a supplier: the version that it accepted, else the one to accept. */
export const InquiryNda = z.object({ version: z.int(), sha256: z.string(), acceptedAt: nullable.instant })
export type InquiryNda = z.infer<typeof InquiryNda>

/** What an inquiry, and the quotations and orders on it, say of its NDA. */
export const NdaRead = z
  .union([z.boolean(), InquiryNda])
  .nullable()
  .describe(
    'Whether suppliers accept the NDA before they open the drawings. For suppliers the version that they accepted or have to accept, null without one',
  )
export type NdaRead = z.infer<typeof NdaRead>

/** A company that accepted the NDA for an inquiry. */
export const NdaAcceptance = z.object({
  version: z.int(),
  sha256: z.string(),
  acceptedAt: instant,
  acceptedBy: z.string().describe('The person who accepted it'),
  supplierId: z.int().optional().describe('The company: for admins'),
  companyName: z.string().optional().describe('Its name: for admins'),
})
export type NdaAcceptance = z.infer<typeof NdaAcceptance>

/** The text that was read, and is accepted. */
export const NdaForm = z.object({
  version: requiredId('Say which version'),
  sha256: requiredText('Send the hash of the text', 64),
})

export const nda = {
  get: endpoint({
    method: 'GET',
    path: '/api/nda',
    summary: 'The NDA that suppliers accept',
    note: 'Its newest version, or the one with the given number. Null before there is one.',
    refuses: ['not_found'],
    query: z.object({ version: requiredId('Choose a version').optional() }),
    answer: Nda.nullable(),
  }),
  set: endpoint({
    method: 'POST',
    path: '/api/nda',
    summary: 'Write a new version of the NDA',
    note: 'It is for acceptances from now on; earlier ones hold at their version.',
    body: z.object({ text: requiredText('Enter at least 50 characters', NDA_MAX, 50) }),
    answer: Nda,
    status: 201,
    refuses: ['conflict'],
  }),
  acceptances: endpoint({
    method: 'GET',
    path: '/api/inquiries/{id}/nda',
    summary: 'Acceptances of the NDA of an inquiry',
    note: 'For admins those of all suppliers, for a supplier its own. `/api/nda?version=` has the text.',
    params: idParam,
    answer: z.array(NdaAcceptance),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/inquiries/{id}/nda',
    summary: 'Accept the NDA of an inquiry',
    note: 'Opens its drawings to your company. It holds for this inquiry at this version; accepting twice changes nothing.',
    params: idParam,
    body: NdaForm,
    answer: InquiryNda,
    refuses: ['conflict'],
  }),
}
