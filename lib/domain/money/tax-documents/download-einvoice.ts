import { Problem } from '../../../contract/core/problem'
import type { Viewer } from '../../../rules/core/permissions'
import { query } from '../../core/verb'
import { bytesFile } from '../../files/files/bytes-file'
import { findOperator } from '../../people/operator/operator'
import { inv01Of } from './inv01'
import { refusalsOf } from './portal-refusals'
import { findAllIssued, findIssued, type IssuedRow } from './tax-document'

/** The portal takes files of up to 1 MB. */
const MAX_BYTES = 1_000_000
/** Refusals that are named; more are counted. */
const NAMED = 20

/** Why a document can’t be in a file for the portal; null: it can. */
function faultOf(document: IssuedRow, turnover: string): string | null {
  if (!document.irnDue) return 'No IRN is needed for this invoice'
  const refusals = refusalsOf(document, turnover)
  return refusals.length ? `The portal would refuse it. ${refusals.join('. ')}.` : null
}

const find = query('invoice.einvoice', async (scope, { id }: { id: number }) => {
  const document = await findIssued(scope, id)
  const company = await findOperator(scope)
  const fault = faultOf(document, company?.turnover ?? 'up_to_5_crore')
  if (fault) throw new Problem('conflict', fault)
  return document
})

const findMany = query('invoice.einvoice', async (scope, { ids }: { ids: readonly number[] }) => {
  const documents = await findAllIssued(scope, ids)
  if (documents.length < ids.length) throw new Problem('not_found', 'Invoice not found')
  const company = await findOperator(scope)
  const faults = documents.flatMap((document) => {
    const fault =
      document.irnDue && document.irn
        ? 'The IRN is recorded already'
        : faultOf(document, company?.turnover ?? 'up_to_5_crore')
    return fault ? `${document.number}: ${fault.replace(/\.$/, '')}.` : []
  })
  if (faults.length) {
    const more = faults.length > NAMED ? [`And ${faults.length - NAMED} more.`] : []
    throw new Problem('conflict', [...faults.slice(0, NAMED), ...more].join('\n'))
  }
  return documents
})

const fileOf = (name: string, documents: readonly IssuedRow[]) => {
  const bytes = Buffer.from(`${JSON.stringify(documents.map(inv01Of), null, 2)}\n`)
  if (documents.length > 1 && bytes.length > MAX_BYTES)
    throw new Problem('conflict', 'The portal takes files of up to 1 MB: choose fewer invoices')
  return bytesFile(`${name}.json`, 'application/json', bytes)
}

const inName = (number: string) => number.replaceAll('/', '-')

/** The file that an admin gives to the invoice registration portal: an array of one. */
export const downloadEinvoice = Object.assign(
  async (viewer: Viewer | null, input: { id: number }) => {
    const document = await find(viewer, input)
    return fileOf(inName(document.number), [document])
  },
  { act: 'invoice.einvoice' as const },
)

/** The same of many documents. One that would be refused stops the file, and each is named with what is missing. */
export const downloadEinvoices = Object.assign(
  async (viewer: Viewer | null, input: { ids: readonly number[] }) => {
    const documents = await findMany(viewer, input)
    const [first, last] = [documents[0]!.number, documents.at(-1)!.number]
    return fileOf(first === last ? inName(first) : `${inName(first)}-to-${last.split('/').at(-1)}`, documents)
  },
  { act: 'invoice.einvoice' as const },
)
