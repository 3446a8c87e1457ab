import { pendingRequestsQuery } from '@/components/trade/workorder-requests/query'
import { AdminWorkorders } from '@/components/desk/workorders/AdminWorkorders'
import { allWorkordersQuery, requestByIdQuery } from '@/components/orders/workorders/query'
import { inquiries } from '@/lib/contract/trade/inquiries'
import { workorderRequests } from '@/lib/contract/trade/workorder-requests'
import { workorders } from '@/lib/contract/orders/workorders'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { listRequests } from '@/lib/domain/trade/workorder-requests/list-requests'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import { fileLimits } from '@/lib/http/handler/file-limits'
import { views } from '@/lib/contract/desk/views'
import { listViews } from '@/lib/domain/desk/views/list-views'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Work Orders' }

export default page(async ({ address: { id, request, inquiry, ...address }, load }) => {
  // A link to something unknown still shows the list; drawer and dialog have the error.
  const gone = () => null
  await Promise.all([
    load(views.list, listViews, { list: 'workorders' }),
    load(workorders.list, listWorkorders, allWorkordersQuery(address)),
    load(workorderRequests.list, listRequests, pendingRequestsQuery),
    id && load(workorders.get, getWorkorder, { id }).catch(gone),
    request && load(workorderRequests.list, listRequests, requestByIdQuery(request)).catch(gone),
    inquiry && load(inquiries.get, getInquiry, { id: inquiry }).catch(gone),
  ])
  return <AdminWorkorders maxMb={fileLimits().workorder} />
})
