import { z } from 'zod'
import { Role } from './accounts'
import { endpoint, idParam } from './core/endpoint'
import { instant, optionalText, requiredText } from './core/fields'

export const FilePurpose = z.enum(['inquiry', 'workorder'])
export type FilePurpose = z.infer<typeof FilePurpose>

/** What is measured in a model or a drawing. */
export const DrawingFacts = z.object({
  size: z.array(z.number()).describe('Extents along x, y and, for a solid, z (mm)'),
  volume: z.number().nullable().describe('mm³; null for what is not closed'),
  surface: z.number().nullable().describe('mm²; null for a drawing'),
})
export type DrawingFacts = z.infer<typeof DrawingFacts>

export const FileInfo = z.object({
  id: z.int(),
  name: z.string(),
  size: z.int(),
  type: z.string(),
  lastModified: instant.nullable(),
  addedBy: Role.describe('Whose side added it'),
  addedAt: instant,
  picture: z.boolean().describe('Whether there is a small picture of it'),
  facts: DrawingFacts.nullable().describe('What was measured in a drawing; null until then, and where nothing can be'),
})
export type FileInfo = z.infer<typeof FileInfo>

const metadata = z.object({
  name: requiredText('A file needs a name', 255),
  size: z.int('A file needs its size in bytes').min(0).max(2_147_483_647),
  type: optionalText(255),
  lastModified: z
    .union([z.number().min(0).max(8.64e15), z.iso.datetime({ offset: true })])
    .nullish()
    .transform((v) => (v == null ? null : new Date(v).toISOString())),
})

/** A file of a thing: an upload (by its id), or metadata alone. */
export const FileRef = z.union([z.object({ id: z.int().min(1).max(2_147_483_647) }), metadata])
export type FileRef = z.infer<typeof FileRef>
export const fileList = z.array(FileRef).max(50, 'At most 50 files').nullish()

/** The `{fileName}` of a path. A name that can't be stored is 404. */
export const fileParams = idParam.extend({ fileName: z.string().refine((name) => !name.includes('\0')) })

/** Somebody who loaded drawings of an inquiry. */
export const DrawingReader = z.object({
  reader: z.int().describe('The same number stands for the same reader, in this answer alone'),
  fileName: z.string(),
  role: Role,
  companyName: z.string().optional().describe("The supplier's identity: for admins"),
  quotationId: z.int().nullable().describe('The latest quotation on the inquiry by who loaded it'),
  workorderId: z.int().nullable().describe('The order that was given to who loaded it'),
  times: z.int(),
  firstAt: instant,
  lastAt: instant,
})
export type DrawingReader = z.infer<typeof DrawingReader>

export const files = {
  upload: endpoint({
    method: 'POST',
    path: '/api/files',
    summary: 'Upload files',
    note: 'Multipart: `purpose` first (the query parameter serves too), then one part `file` for each. All or none is kept. Content that does not fit its extension is refused. Name the ids of the answer in `files` of an inquiry or a work order.',
    query: z.object({ purpose: FilePurpose.optional() }),
    multipart: z.object({ purpose: FilePurpose.optional(), file: z.array(z.file()).min(1).max(50) }),
    answer: z.array(FileInfo),
    status: 201,
    idempotent: true,
  }),
}
