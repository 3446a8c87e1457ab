import { z } from 'zod'
import { Role } from '../people/account'
import { DocumentKind } from './document-kinds'
import { endpoint, idParam } from '../core/endpoint'
import { instant, nullable, optionalText, requiredText } from '../core/fields'

export const FilePurpose = z.enum(['inquiry', 'workorder', 'photo', 'money', 'company'])
export type FilePurpose = z.infer<typeof FilePurpose>

/** The unit of a model or a drawing whose file names none, as its owner says it. */
export const LengthUnit = z.enum(['mm', 'inch'])
export type LengthUnit = z.infer<typeof LengthUnit>

/** What is measured in a model or a drawing. */
export const DrawingFacts = z.object({
  size: z.array(z.number()).describe('Extents along x, y and, for a solid, z (mm)'),
  volume: z.number().nullable().describe('mm³; null for what is not closed'),
  surface: z.number().nullable().describe('mm²; null for a drawing'),
  unitless: z.literal(true).optional().describe('An STL or DXF file that names no unit: millimetres are assumed'),
  unit: LengthUnit.optional().describe('The unit that its owner said for a file that names none; the sizes are in mm'),
})
export type DrawingFacts = z.infer<typeof DrawingFacts>

/** Why no copy of a file could be made for the other side. */
export const CopyFault = z.enum(['type', 'password', 'damaged', 'incomplete', 'limits', 'parts'])
export type CopyFault = z.infer<typeof CopyFault>

/** What the copy of a PDF leaves out on purpose. */
export const LeftOut = z.object({
  comments: z.int().describe('Notes and the texts behind marks; the marks themselves stay'),
  words: z.array(z.string()).describe('Their texts: at most 20, each of at most 300 characters'),
  attachments: z.int().describe('Files, films and sounds within the file'),
  pictures: z.int().optional().describe('Pictures that no reader can open; missing where there are none'),
})
export type LeftOut = z.infer<typeof LeftOut>

export const FileInfo = z.object({
  id: z.int(),
  name: z
    .string()
    .describe('The original name for its own side and admins; for the other side a neutral one, INQ-0031-1.step'),
  sharedName: nullable.text.describe(
    'The name that the other side sees; null for the other side, and where it is kept from it',
  ),
  size: z.int(),
  type: z.string(),
  lastModified: instant.nullable(),
  addedBy: Role.describe('The side that added it'),
  addedAt: instant,
  held: z.boolean().describe('The other side doesn’t get it: it waits for an admin, or an admin withheld it'),
  heldBecause: nullable.text.describe(
    'The reason for which it has no copy, and what helps, in two sentences; for its own side',
  ),
  withheldBecause: nullable.text.describe(
    'The reason for which an admin withholds it from the other side; only for its own side, null while it isn’t withheld',
  ),
  leftOut: LeftOut.nullable().describe(
    'Contents that its copy leaves out; only for its own side, null where the copy has all',
  ),
  behindNda: z
    .boolean()
    .describe(
      'Its reader gets it once its company has accepted the NDA: until then it has no thumbnail and no measurements',
    ),
  preparing: z.boolean().describe('The copy for this reader is being made: a download waits for it'),
  picture: z.boolean().describe('Whether it has a thumbnail'),
  facts: DrawingFacts.nullable().describe(
    'Measurements of the drawing; null before they are taken, and for other files',
  ),
  sinceRevision: z
    .int()
    .describe('The first revision of the inquiry, or version of the quotation, that it belongs to; 1 for other files'),
  document: DocumentKind.nullable().describe('The document of an order that it is'),
  lotId: nullable.id.describe('The heat of an order whose mill certificate it is'),
  problemId: nullable.id.describe('The problem of an order that it shows'),
  hidden: z.boolean().describe('Its customer does not see it'),
  width: nullable.id.describe('For a photo: its size as displayed (px)'),
  height: nullable.id,
  untilRevision: nullable.id.describe('The last one, where a later one removed it'),
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
export const FileRef = z.union([
  z.object({
    id: z.int().min(1).max(2_147_483_647),
    unit: LengthUnit.nullish().describe('For an STL or DXF file that names no unit'),
  }),
  metadata,
])
export type FileRef = z.infer<typeof FileRef>
export const fileList = z.array(FileRef).max(50, 'At most 50 files').nullish()

/** New files, and the names of those that go. */
export const FilesChange = z.object({
  add: fileList,
  remove: z.array(z.string().max(255)).max(50, 'At most 50 files').nullish().describe('Names of current files'),
})
export type FilesChange = z.output<typeof FilesChange>

/** The `{fileName}` of a path. A name that can't be stored is 404. */
export const fileParams = idParam.extend({ fileName: z.string().refine((name) => !name.includes('\0')) })

/** Why the drawings are no longer open to a supplier. */
export const AccessEnd = z.enum(['rejected', 'decided', 'closed'])
export type AccessEnd = z.infer<typeof AccessEnd>

/** Somebody who loaded drawings of an inquiry, or saw their pictures. */
export const DrawingReader = z.object({
  reader: z.int().describe('Identifies a reader within this answer only; the numbers are random'),
  fileName: z.string(),
  role: Role,
  companyName: z.string().optional().describe("The supplier's identity: for admins"),
  quotationId: z.int().nullable().describe('The latest quotation of this reader on the inquiry'),
  workorderId: z.int().nullable().describe('The work order placed with this reader'),
  times: z.int(),
  firstAt: instant,
  lastAt: instant,
  open: z.boolean().describe('Whether the reader can still download the drawings'),
  ended: AccessEnd.nullable().describe(
    'The reason for which access ended: the quotation was rejected, another was accepted, or the inquiry was closed',
  ),
  endedAt: nullable.instant.describe('The time at which access ended'),
})
export type DrawingReader = z.infer<typeof DrawingReader>

export const files = {
  upload: endpoint({
    method: 'POST',
    path: '/api/files',
    summary: 'Upload files',
    note: "Multipart: `purpose` first (or as a query parameter), then one part `file` per file. All files are kept, or none. Content that doesn't match its extension is refused. Send the returned ids in `files` of an inquiry or a work order. Files that the caller could attach to nothing are 403.",
    query: z.object({ purpose: FilePurpose.optional() }),
    multipart: z.object({ purpose: FilePurpose.optional(), file: z.array(z.file()).min(1).max(50) }),
    answer: z.array(FileInfo),
    status: 201,
    idempotent: true,
  }),
}
