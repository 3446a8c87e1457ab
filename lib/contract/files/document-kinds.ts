import { z } from 'zod'
import { nullable } from '../core/fields'

export const DocumentKind = z.enum(
  [
    'inspection_report',
    'first_article',
    'material_certificate',
    'conformity_certificate',
    'dispatch_photo',
    'packing_photo',
  ],
  { error: 'Choose documents of the list' },
)
export type DocumentKind = z.infer<typeof DocumentKind>

/** Acceptance quality limits, in percent nonconforming: the preferred ones of ISO 2859-1 that parts are bought by. */
export const Aql = z.enum(['0.65', '1.0', '1.5', '2.5', '4.0', '6.5'], { error: 'Choose an AQL of the list' })
export type Aql = z.infer<typeof Aql>

/** Each document once, in the order of the list. */
export const documentKinds = z
  .array(DocumentKind)
  .max(DocumentKind.options.length, 'Choose each document once')
  .refine((kinds) => new Set(kinds).size === kinds.length, 'Choose each document once')
  .overwrite((kinds) => DocumentKind.options.filter((kind) => kinds.includes(kind)))

export const optionalAql = z.preprocess((v) => (v === '' ? null : v), Aql.nullish())

/** A document that an order requires. */
export const RequiredDocument = z.object({
  kind: DocumentKind,
  label: z.string(),
  state: z.enum(['met', 'missing', 'waived']),
  by: z.enum(['file', 'report', 'certificate']).nullable().describe('The kind of proof that meets the requirement'),
  waiveReason: nullable.text.describe('The reason for which it is not required any more'),
})
export type RequiredDocument = z.infer<typeof RequiredDocument>
