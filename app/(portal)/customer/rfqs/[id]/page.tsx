import { orGone } from '@/components/trade/inquiries/or-gone'
import { EXTRA } from '@/components/trade/rfqs/query'
import { RfqScreen } from '@/components/trade/rfqs/RfqScreen'
import { idIn } from '@/components/ui/filters/search-params'
import { idParam } from '@/lib/contract/core/endpoint'
import { Problem } from '@/lib/contract/core/problem'
import { quotations } from '@/lib/contract/trade/quotations'
import { rfqs } from '@/lib/contract/trade/rfqs'
import { getQuotation } from '@/lib/domain/trade/quotations/get-quotation'
import { getMatrix } from '@/lib/domain/trade/rfqs/get-matrix'
import { getRfq } from '@/lib/domain/trade/rfqs/get-rfq'
import { fileLimits } from '@/lib/http/handler/file-limits'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Request' }

export default page(async ({ params, address, load }) => {
  const id = idParam.safeParse(params)
  if (!id.success) throw new Problem('not_found', 'Request not found')
  const { draft } = await load(rfqs.get, getRfq, id.data)
  const quotation = idIn(address.id)
  if (!draft)
    await Promise.all([
      load(rfqs.matrix, getMatrix, { ...id.data, extra: EXTRA }),
      quotation && load(quotations.get, getQuotation, { id: quotation }).catch(orGone),
    ])
  return <RfqScreen id={id.data.id} maxMb={fileLimits().inquiry} />
})
