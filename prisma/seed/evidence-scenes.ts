import { addCompanyDocument } from '../../lib/domain/trade/company-documents/add-company-document'
import {
  checkCompanyDocument,
  rejectCompanyDocument,
} from '../../lib/domain/trade/company-documents/decide-company-document'
import { db } from '../../lib/infra/db/db'
import { dateIn, type Scene } from './scenes'
import { companyDocuments, type DemoDocument } from './story/company-documents'
import { uploadCertificate } from './uploads'

const dayIn = (days: number) => dateIn(days).slice(0, 10)

/** Suppliers add their certificates, and an admin decides on them. */
export const evidenceScenes = (): Scene[] => companyDocuments.flatMap(documentScenes)

function documentScenes({ of, added, file, from, to, then, ...form }: DemoDocument): Scene[] {
  const add: Scene = {
    day: added,
    play: async (stage, at) => {
      const supplier = stage.who(of)
      const { id: fileId } = await uploadCertificate(supplier, file, at)
      const validTo = to === undefined ? null : dayIn(to)
      await addCompanyDocument(supplier, { ...form, validFrom: dayIn(from), validTo, fileId })
    },
  }
  if (!then) return [add]
  const [day, decided, reason] = then
  const decide: Scene = {
    day,
    play: async (stage) => {
      const admin = stage.who('admin')
      const { number } = form
      const { id } = await db().companyDocument.findFirstOrThrow({ where: { number, supplierId: stage.who(of).id } })
      if (decided === 'checked') await checkCompanyDocument(admin, { id })
      else await rejectCompanyDocument(admin, { id, reason: reason ?? '' })
    },
  }
  return [add, decide]
}
