import type { FileInfo, FileRef, FilesChange } from '../../../contract/files/files'
import { sql } from '../../../infra/db/db'
import { fileField } from '../../../rules/files/moderation'
import type { ReadScope, WriteScope } from '../../core/verb'
import { attachFiles, filesColumn } from '../../files/files/attached-files'
import { changeFiles } from '../../files/files/change-files'
import { holdForReview } from '../../files/moderation/hold-for-review'

/** Attaches files to a quotation, from a version on. Each waits for an admin: most carry a letterhead. */
export async function attachToQuotation(scope: WriteScope, id: number, refs: readonly FileRef[], version: number) {
  const names = await attachFiles(scope, { quotationId: id }, 'inquiry', refs, { sinceRevision: version })
  const added = await scope.tx.file.findMany({ where: { quotationId: id, name: { in: names } } })
  for (const file of added) {
    const about = { entityType: 'quotation', entityId: id, field: fileField(file.id) } as const
    await holdForReview(scope, { ...about, found: ['file'], text: file.name })
  }
}

/** Takes attachments out and adds others, from the next version on. */
export const changeQuotationFiles = async (
  scope: WriteScope,
  { id, version }: { id: number; version: number },
  change: Partial<FilesChange>,
) =>
  changeFiles(scope, await filesOfQuotation(scope, id), {
    change,
    current: version,
    noun: 'quotation',
    was: `v${version}`,
    attach: (refs) => attachToQuotation(scope, id, refs, version + 1),
  })

/** The attachments of a quotation, those of earlier versions too. The other side gets those alone that were released. */
export async function filesOfQuotation({ rows, viewer }: ReadScope, id: number): Promise<FileInfo[]> {
  const [found] = await rows<{ files: FileInfo[] }>(sql`SELECT ${filesColumn(sql`f.quotation_id = ${id}`, viewer)}`)
  return found!.files
}
