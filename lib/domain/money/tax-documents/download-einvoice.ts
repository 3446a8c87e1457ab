import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { Problem } from '../../../contract/core/problem'
import type { Range } from '../../../infra/storage'
import type { Viewer } from '../../../rules/core/permissions'
import { query } from '../../core/verb'
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
    return {
      name: `${document.number.replaceAll('/', '-')}.json`,
      type: 'application/json',
      size: bytes.length,
      etag: createHash('sha256').update(bytes).digest('hex'),
      open: async (range?: Range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
    }
  },
  { act: 'invoice.einvoice' as const },
)
