import { ApprovalRequestsScreen } from '@/components/trade/approval-requests/ApprovalRequestsScreen'
import { approvalRequestsQuery } from '@/components/trade/approval-requests/query'
import { approvalRequests } from '@/lib/contract/trade/approval-requests'
import { listApprovalRequests } from '@/lib/domain/trade/approval-requests/list-approval-requests'
import { page } from '@/lib/http/page'
import { assertMay } from '@/lib/rules/core/permissions'

export const metadata = { title: 'Approvals' }

export default page(async ({ viewer, address, load }) => {
  assertMay('approvalrequest.list', viewer)
  await load(approvalRequests.list, listApprovalRequests, approvalRequestsQuery(address))
  return <ApprovalRequestsScreen />
})
