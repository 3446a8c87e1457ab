import { Problem } from '../../../contract/core/problem'
import type { DocumentKind } from '../../../contract/files/document-kinds'
import type { Report } from '../../../contract/orders/report'
import { sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { findCertified } from '../certificates/certificate'
import { newestOfKind } from '../certificates/snapshot'
import { isoOf } from '../../files/files/attached-files'
import { contentFor, contentSelect, type StoredFile } from '../../files/files/content-for'
import { copyNow } from '../../files/files/download'
import { assertNdaOfOrder } from '../../files/files/nda-gate'
import { isKnownTo, isShownTo } from '../../files/files/sides'
import { bytesOf } from '../../files/files/stored-bytes'
import { problemsOf } from '../order-problems/order-problem'
import { getReport } from '../reports/get-report'
import { query } from '../../core/verb'
import { readWorkorder } from '../workorders/read-workorder'
import { findWorkorder } from '../workorders/workorder'
import { visibleWorkorders, workorderFrom } from '../../facts/workorders'

/** Files of one dossier. */
const FILES_MAX = 5_000

export type DossierFile = StoredFile & {
  document: DocumentKind | null
  type: string
  width: number | null
  height: number | null
  addedAt: string
  /** Which bytes its reader gets; null where there are none. */
  content: ReturnType<typeof contentFor>
}

const companiesOf = query('dossier.get', async (scope, { id }: { id: number }) => {
  const { supplierName, customerName } = await findWorkorder(scope, id)
  await assertNdaOfOrder(scope, id)
  return { supplierName, customerName }
})

const findCertificate = query('dossier.get', (scope, { id }: { id: number }) => findCertified(scope, id))

const findProblems = query('dossier.get', (scope, { id }: { id: number }) => problemsOf(scope, id))

const findFiles = query('dossier.get', async ({ viewer, rows }, { id }: { id: number }) => {
  const found = await rows<Omit<DossierFile, 'content'>>(sql`
    SELECT ${contentSelect(viewer)}, f.document, f.type, f.width, f.height, ${isoOf(sql`f.created_at`)} AS "addedAt"
    FROM ${workorderFrom} JOIN files f ON f.work_order_id = w.id
    WHERE w.id = ${id} AND ${visibleWorkorders(viewer)} AND ${isShownTo(viewer)} AND ${isKnownTo(viewer)}
    ORDER BY f.document NULLS LAST, f.place, f.id LIMIT ${FILES_MAX}`)
  return found.map((file): DossierFile => ({ ...file, content: contentFor(file) }))
})

const findOrder = query('workorder.get', (scope, { id }: { id: number }) => readWorkorder(scope, id))

/** All that proves an order, as its reader may see it. 404 before there is anything in it. */
export async function findDossier(viewer: Viewer | null, input: { id: number }) {
  const companies = await companiesOf(viewer, input)
  const order = await findOrder(viewer, input)
  const files = await withCopies(viewer, input, await findFiles(viewer, input))
  const finals = order.reports.filter(({ status }) => status === 'final')
  if (!files.length && !finals.length && !order.certificates.length && !order.lots.length)
    throw new Problem('not_found', 'There is nothing in this dossier yet')
  const reports: Report[] = []
  for (const { id } of newestOfKind(finals)) reports.push(await getReport(viewer, { id }))
  const valid = order.certificates.find(({ voidedAt }) => !voidedAt)
  const certificate = valid ? await findCertificate(viewer, { id: valid.id }) : null
  const problems = await findProblems(viewer, input)
  return { viewer: viewer!, order, companies, files, finals, reports, certificate, problems }
}

export type Dossier = Awaited<ReturnType<typeof findDossier>>

/** Makes the copies for the other side that are missing yet. A store that doesn't answer: 503. */
async function withCopies(viewer: Viewer | null, input: { id: number }, files: DossierFile[]): Promise<DossierFile[]> {
  const uncopied = files.filter(({ storageKey, isOwn, cleanState }) => storageKey && !isOwn && !cleanState)
  for (const { id, storageKey } of uncopied) {
    const bytes = await bytesOf(storageKey!)
    bytes?.destroy()
    if (bytes) await copyNow(id)
  }
  return uncopied.length ? findFiles(viewer, input) : files
}
