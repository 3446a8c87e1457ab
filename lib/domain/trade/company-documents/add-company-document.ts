import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { companyDocuments } from '../../../contract/trade/company-documents'
import { sql } from '../../../infra/db/db'
import { commandOnce, type WriteScope } from '../../core/verb'
import { attachFiles } from '../../files/files/attached-files'
import { aboutCompanyDocument, findCompanyDocument, toCompanyDocument } from './company-document'

/** How many documents a company may have. */
const MAX_DOCUMENTS = 50

/** A supplier adds a certificate or another document; it counts once an admin has checked it. */
export const addCompanyDocument = commandOnce(
  'companydocument.add',
  async (scope, { fileId, validFrom, validTo, ...form }: Input<typeof companyDocuments.add>) => {
    const { viewer, tx, emit } = scope
    await assertRoomForDocument(scope)
    const { id } = await tx.companyDocument.create({
      data: { ...form, validFrom: asDate(validFrom), validTo: asDate(validTo), supplierId: viewer.id },
    })
    await attachFiles(scope, { companyDocumentId: id }, 'company', [{ id: fileId }])
    const document = await findCompanyDocument(scope, id)
    emit('companydocument.submitted', { ...aboutCompanyDocument(document), from: null, to: 'submitted' })
    return id
  },
  async (scope, id) => toCompanyDocument(await findCompanyDocument(scope, id), scope.viewer),
)

/** Documents of one company are added one after the other, so that no two of them are the last. */
async function assertRoomForDocument({ viewer, tx, rows }: WriteScope) {
  await rows(sql`SELECT id FROM users WHERE id = ${viewer.id} FOR NO KEY UPDATE`)
  if ((await tx.companyDocument.count({ where: { supplierId: viewer.id } })) >= MAX_DOCUMENTS)
    throw new Problem('conflict', `Your company has ${MAX_DOCUMENTS} documents, as many as one may have`)
}

const asDate = (day: string | null | undefined) => (day ? new Date(day) : null)
