import { Problem } from '../../../contract/core/problem'
import type { Viewer } from '../../../rules/core/permissions'
import { query } from '../../core/verb'
import { bytesFile } from '../../files/files/bytes-file'
import { findOperator } from '../../people/operator/operator'
import { inv01Of } from './inv01'
import { refusalsOf } from './portal-refusals'
import { findIssued } from './tax-document'

const find = query('invoice.einvoice', async (scope, { id }: { id: number }) => {
  const document = await findIssued(scope, id)
  if (!document.irnDue) throw new Problem('conflict', 'No IRN is needed for this invoice')
  const company = await findOperator(scope)
  const refusals = refusalsOf(document, company?.turnover ?? 'up_to_5_crore')
  if (refusals.length) throw new Problem('conflict', `The portal would refuse it. ${refusals.join('. ')}.`)
  return document
})

/** The file that an admin gives to the invoice registration portal: an array of one. */
export const downloadEinvoice = Object.assign(
  async (viewer: Viewer | null, input: { id: number }) => {
    const document = await find(viewer, input)
    const bytes = Buffer.from(`${JSON.stringify([inv01Of(document)], null, 2)}\n`)
    return bytesFile(`${document.number.replaceAll('/', '-')}.json`, 'application/json', bytes)
  },
  { act: 'invoice.einvoice' as const },
)
