import type { FileInfo, FilePurpose, FileRef } from '../../contract/files'
import { fileTypes, tooLargeMessage } from '../../contract/files'
import { invalid } from '../../contract/problem'
import { sql, type Sql } from '../../infra/db'
import { env } from '../../infra/env'
import type { WriteScope } from '../verb'

/** The files of a thing as JSON, oldest first: a column for its SELECT. `column` is the foreign key, `id` the thing's. */
export const filesColumn = (column: Sql, id: Sql) => sql`
  coalesce((SELECT json_agg(json_build_object('id', f.id, 'name', f.name, 'size', f.size, 'type', f.type, 'lastModified',
    to_char(f.last_modified AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY f.id)
    FROM files f WHERE ${column} = ${id}), '[]') AS files`

type Owner = { inquiryId: number } | { workOrderId: number }

/**
 * Attaches files to a thing: own uploads that belong to nothing yet, or metadata alone. A name that the thing already
 * has gets ' (2)' before its extension. Refuses unknown or foreign uploads, foreign types and sizes: 400.
 */
export async function attachFiles(
  { tx, viewer }: WriteScope,
  owner: Owner,
  purpose: FilePurpose,
  refs: readonly FileRef[],
): Promise<FileInfo[]> {
  const names = new Set((await tx.file.findMany({ where: owner, select: { name: true } })).map((f) => f.name))
  const attached: FileInfo[] = []
  for (const ref of refs) attached.push(await ('id' in ref ? attachUpload(ref.id) : attachMetadata(ref)))
  return attached

  async function attachUpload(id: number) {
    const free = { id, ownerId: viewer.id, inquiryId: null, workOrderId: null, purpose }
    const file = await tx.file.findFirst({ where: free })
    // Only while it is free: of two things that want one upload at once, one gets it.
    const data = file && { ...owner, name: freeName(file.name, names) }
    const [own] = data ? await tx.file.updateManyAndReturn({ where: free, data }) : []
    if (!own) throw invalid('files', 'One of the files is not an upload of yours that is still free to attach')
    return toFile(own)
  }

  async function attachMetadata(ref: Exclude<FileRef, { id: number }>) {
    const maxMb = env().fileMaxMb[purpose]
    if (ref.size > maxMb * 1024 * 1024) throw invalid('files', tooLargeMessage(ref.name, maxMb))
    if (!hasType(ref.name, purpose))
      throw invalid('files', `File "${ref.name}" must be one of ${fileTypes[purpose].join(', ')}`)
    const { name, size, type, lastModified } = ref
    const data = {
      ownerId: viewer.id,
      purpose,
      name: freeName(name, names),
      size,
      type: type ?? '',
      lastModified,
      ...owner,
    }
    return toFile(await tx.file.create({ data }))
  }
}

/** Whether the name ends in a type that may be uploaded for this purpose. */
export const hasType = (name: string, purpose: FilePurpose) =>
  fileTypes[purpose].some((end) => name.toLowerCase().endsWith(end))

function freeName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.')
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  let free = name
  for (let n = 2; taken.has(free); n++) free = `${stem} (${n})${end}`
  taken.add(free)
  return free
}

/** A file on the wire. */
export const toFile = (f: {
  id: number
  name: string
  size: number
  type: string
  lastModified: Date | null
}): FileInfo => ({
  id: f.id,
  name: f.name,
  size: f.size,
  type: f.type,
  lastModified: f.lastModified?.toISOString() ?? null,
})
