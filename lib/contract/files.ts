import { z } from 'zod'
import { Role } from './accounts'
import { endpoint, idParam } from './core/endpoint'
import { instant, nullable, optionalText, requiredText } from './core/fields'

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
  name: z.string().describe('As given for its own side and admins, INQ-0031-1.step for the other'),
  sharedName: nullable.text.describe('What the other side calls it; null for the other side'),
  size: z.int(),
  type: z.string(),
  lastModified: instant.nullable(),
  addedBy: Role.describe('Whose side added it'),
  addedAt: instant,
  held: z.boolean().describe('It can not be cleaned of names: the other side gets it once an admin has released it'),
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

/** Why the drawings are no longer open to a supplier. */
export const AccessEnd = z.enum(['rejected', 'decided', 'closed'])
export type AccessEnd = z.infer<typeof AccessEnd>

/** Somebody who loaded drawings of an inquiry, or saw their pictures. */
export const DrawingReader = z.object({
  reader: z
    .int()
    .describe('The same number stands for the same reader, in this answer alone: they are in random order'),
  fileName: z.string(),
  role: Role,
  companyName: z.string().optional().describe("The supplier's identity: for admins"),
  quotationId: z.int().nullable().describe('The latest quotation on the inquiry by who loaded it'),
  workorderId: z.int().nullable().describe('The order that was given to who loaded it'),
  times: z.int(),
  firstAt: instant,
  lastAt: instant,
  open: z.boolean().describe('Whether the reader may load the drawings now'),
  ended: AccessEnd.nullable().describe(
    'Why it may not: its quotation was rejected, another was accepted, or the inquiry was closed',
  ),
  endedAt: nullable.instant.describe('Since when it may not'),
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
