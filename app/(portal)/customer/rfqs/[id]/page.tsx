import { EXTRA } from '@/components/trade/rfqs/query'
import { RfqScreen } from '@/components/trade/rfqs/RfqScreen'
import { idParam } from '@/lib/contract/core/endpoint'
import { Problem } from '@/lib/contract/core/problem'
import { rfqs } from '@/lib/contract/trade/rfqs'
import { getMatrix } from '@/lib/domain/trade/rfqs/get-matrix'
import { getRfq } from '@/lib/domain/trade/rfqs/get-rfq'
import { fileLimits } from '@/lib/http/handler/file-limits'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Request' }

export default page(async ({ params, load }) => {
  const id = idParam.safeParse(params)
  if (!id.success) throw new Problem('not_found', 'Request not found')
  const { draft } = await load(rfqs.get, getRfq, id.data)
  if (!draft) await load(rfqs.matrix, getMatrix, { ...id.data, extra: EXTRA })
  return <RfqScreen id={id.data.id} maxMb={fileLimits().inquiry} />
})
