import { invalid } from '../../../contract/core/problem'
import type { DocumentKind } from '../../../contract/files/document-kinds'
import { isPhotoKind } from '../../../rules/orders/documents'
import type { WriteScope } from '../../core/verb'

/** Says which document of the order a file is: photos show how parts are packed and leave, papers prove the rest. */
export async function nameDocument({ tx }: WriteScope, id: number, document: DocumentKind) {
  const purpose = isPhotoKind(document) ? 'photo' : { in: ['photo' as const, 'workorder' as const] }
  const { count } = await tx.file.updateMany({ where: { id, purpose }, data: { document } })
  if (!count) throw invalid('files', 'Add a photo')
}
