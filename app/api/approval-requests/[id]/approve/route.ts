import { approvalRequests } from '@/lib/contract'
import { approveRequest } from '@/lib/domain/trade/approval-requests/approve-request'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(approvalRequests.approve, approveRequest)
