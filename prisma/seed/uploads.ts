import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { FilePurpose } from '../../lib/contract/files/files'
import { storeUpload } from '../../lib/domain/files/files/upload-file'
import { db } from '../../lib/infra/db/db'
import type { Viewer } from '../../lib/rules/core/permissions'

/** Made by `npm run demo-files`. */
const FOLDER = 'prisma/seed/files'

/** What a part is drawn as. */
export type FileKind = 'step' | 'dxf' | 'pdf' | 'dwg'

/** Uploads a part's files as its owner would from a browser, ready to be attached. */
export async function uploadDrawings(
  viewer: Viewer,
  purpose: FilePurpose,
  part: string,
  kinds: FileKind[] = [],
  at: Date,
) {
  const uploaded: { id: number }[] = []
  for (const kind of kinds) uploaded.push(await upload(viewer, purpose, `${part}.${kind}`, at))
  return uploaded
}

/** Uploads what the shop measured. */
export const uploadInspection = (viewer: Viewer, part: string, at: Date) =>
  upload(viewer, 'workorder', `inspection-${part}.pdf`, at)

/** Uploads a photo of the parts in their crate. */
export const uploadPhoto = (viewer: Viewer, part: string, at: Date) => upload(viewer, 'photo', `${part}.jpg`, at)

/** Uploads a certificate or another document of a shop. */
export const uploadCertificate = (viewer: Viewer, file: string, at: Date) =>
  upload(viewer, 'company', `${file}.pdf`, at)

async function upload(viewer: Viewer, purpose: FilePurpose, name: string, at: Date) {
  const content = createReadStream(join(FOLDER, name))
  const { id } = await storeUpload(viewer, purpose, { name, content })
  await db().file.update({ where: { id }, data: { createdAt: at, lastModified: at } })
  return { id }
}
