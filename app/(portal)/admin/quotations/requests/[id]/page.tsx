import { CreateOrders } from '@/components/orders/rfqs/CreateOrders'
import { toOrderOf } from '@/components/orders/rfqs/query'
import { orGone } from '@/components/trade/inquiries/or-gone'
import { EXTRA } from '@/components/trade/rfqs/query'
import { RequestScreen } from '@/components/trade/rfqs/RequestScreen'
import { idIn } from '@/components/ui/filters/search-params'
import { idParam } from '@/lib/contract/core/endpoint'
import { Problem } from '@/lib/contract/core/problem'
import { quotations } from '@/lib/contract/trade/quotations'
import { rfqs } from '@/lib/contract/trade/rfqs'
import { getQuotation } from '@/lib/domain/trade/quotations/get-quotation'
import { listQuotations } from '@/lib/domain/trade/quotations/list-quotations'
import { getMatrix } from '@/lib/domain/trade/rfqs/get-matrix'
import { getRfq } from '@/lib/domain/trade/rfqs/get-rfq'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Request' }

export default page(async ({ params, address, load }) => {
  const id = idParam.safeParse(params)
  if (!id.success) throw new Problem('not_found', 'Request not found')
  const quotation = idIn(address.id)
  await load(rfqs.get, getRfq, id.data)
  await Promise.all([
    load(rfqs.matrix, getMatrix, { ...id.data, extra: EXTRA }),
    load(quotations.list, listQuotations, toOrderOf(id.data.id)),
    quotation && load(quotations.get, getQuotation, { id: quotation }).catch(orGone),
  ])
  return <RequestScreen id={id.data.id} role="admin" acts={<CreateOrders rfqId={id.data.id} />} />
})
