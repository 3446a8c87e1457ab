import type { Input } from '../../../contract/core/endpoint'
import type { rfqs } from '../../../contract/trade/rfqs'
import { command } from '../../core/verb'
import { findDraft } from './find-draft'
import { detailOf } from './rfq'
import { writeDraft } from './write-draft'

/** A customer writes into the draft that it has read. Cells with faults are kept. */
export const editRfq = command('rfq.edit', async (scope, { id, version, ...changes }: Input<typeof rfqs.edit>) => {
  await findDraft(scope, id, version)
  await writeDraft(scope, id, changes)
  return detailOf(scope, id)
})
