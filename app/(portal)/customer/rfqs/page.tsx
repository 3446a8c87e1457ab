import { OwnRfqs } from '@/components/trade/rfqs/OwnRfqs'
import { ownRfqs } from '@/components/trade/rfqs/query'
import { rfqs } from '@/lib/contract/trade/rfqs'
import { listRfqs } from '@/lib/domain/trade/rfqs/list-rfqs'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Requests' }

export default page(async ({ address, load }) => {
  await load(rfqs.list, listRfqs, ownRfqs(address))
  return <OwnRfqs />
})
