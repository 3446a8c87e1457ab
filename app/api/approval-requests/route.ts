import { approvalRequests } from '@/lib/contract'
import { askForApproval } from '@/lib/domain/trade/approval-requests/ask-for-approval'
import { listApprovalRequests } from '@/lib/domain/trade/approval-requests/list-approval-requests'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(approvalRequests.list, listApprovalRequests)
export const POST = handle(approvalRequests.ask, askForApproval)
