import { Readable } from 'node:stream'
import type { FilePurpose } from '../../lib/contract/files/files'
import { storeUpload } from '../../lib/domain/files/files/upload-file'
import { db } from '../../lib/infra/db/db'
import type { Viewer } from '../../lib/rules/core/permissions'
import { drawingOf, inspectionOf } from '../../scripts/demo-files/drawing'
import { dxfFile } from '../../scripts/demo-files/dxf'
import { parts, type FileKind, type Part, type PartKey } from '../../scripts/demo-files/parts'
import { pdfFile } from '../../scripts/demo-files/pdf'
import { stepFile } from '../../scripts/demo-files/step'

const kinds: Record<FileKind, { type: string; make: (part: Part, at: Date) => string }> = {
  step: { type: 'model/step', make: stepFile },
  dxf: { type: 'image/vnd.dxf', make: (part) => dxfFile(drawingOf(part)) },
  pdf: { type: 'application/pdf', make: (part) => pdfFile(drawingOf(part), part.name) },
  // A head without a drawing: no copy can be made of it, so it waits for an admin.
  dwg: { type: 'image/vnd.dwg', make: () => 'AC1032'.padEnd(4096, '\0') },
}

/** Uploads a part's files as its owner would from a browser, ready to be attached. */
export async function uploadDrawings(
  viewer: Viewer,
  purpose: FilePurpose,
  key: PartKey,
  files: FileKind[] = [],
  at: Date,
) {
  const part = parts[key]
  const uploaded: { id: number }[] = []
  for (const kind of files) {
    const { type, make } = kinds[kind]
    uploaded.push(await upload(viewer, purpose, { name: `${part.file}.${kind}`, type, content: make(part, at) }, at))
  }
  return uploaded
}

/** Uploads what the shop measured. */
export function uploadInspection(viewer: Viewer, key: PartKey, at: Date) {
  const part = parts[key]
  const file = {
    name: `inspection-${part.file}.pdf`,
    type: 'application/pdf',
    content: pdfFile(inspectionOf(part, at), part.name),
  }
  return upload(viewer, 'workorder', file, at)
}

/** Uploads a photo of the parts in their crate (JPEG). */
export const uploadPhoto = (viewer: Viewer, key: PartKey, content: Buffer, at: Date) =>
  upload(viewer, 'photo', { name: `${parts[key].file}.jpg`, type: 'image/jpeg', content }, at)

async function upload(
  viewer: Viewer,
  purpose: FilePurpose,
  file: { name: string; type: string; content: string | Buffer },
  at: Date,
) {
  const { id } = await storeUpload(viewer, purpose, {
    ...file,
    content: Readable.from([typeof file.content === 'string' ? Buffer.from(file.content, 'latin1') : file.content]),
  })
  await db().file.update({ where: { id }, data: { createdAt: at, lastModified: at } })
  return { id }
}
