import type { Input } from '../../../contract/core/endpoint'
import type { rfqs } from '../../../contract/trade/rfqs'
import { commandOnce } from '../../core/verb'
import { detailOf } from './rfq'
import { assertDrafts, writeDraft } from './write-draft'

/** A customer begins a request: a draft, which its colleagues can go on with. */
export const addRfq = commandOnce(
  'rfq.add',
  async (scope, { files, ...input }: Input<typeof rfqs.add>) => {
    await assertDrafts(scope)
    const { id } = await scope.tx.rfq.create({ data: { customerId: scope.viewer.id, version: 0 } })
    await writeDraft(scope, id, { ...input, ...(files && { files: { add: files } }) })
    return id
  },
  detailOf,
)
