import { pendingRequestsQuery } from '@/components/workorder-requests/query'
import { RequestsToAssign } from '@/components/workorder-requests/RequestsToAssign'
import { AdminWorkorders } from '@/components/workorders/AdminWorkorders'
import { allWorkordersQuery, requestByIdQuery } from '@/components/workorders/query'
import { inquiries } from '@/lib/contract/inquiries'
import { workorderRequests } from '@/lib/contract/workorder-requests'
import { workorders } from '@/lib/contract/workorders'
import { getInquiry } from '@/lib/domain/inquiries/get-inquiry'
import { listRequests } from '@/lib/domain/workorder-requests/list-requests'
import { getWorkorder } from '@/lib/domain/workorders/get-workorder'
import { listWorkorders } from '@/lib/domain/workorders/list-workorders'
import { fileLimits } from '@/lib/http/handler/file-limits'
import { views } from '@/lib/contract/views'
import { listViews } from '@/lib/domain/views/list-views'
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
  return <AdminWorkorders maxMb={fileLimits().workorder} requests={<RequestsToAssign />} />
})
