import { approvalRequests } from '@/lib/contract'
import { declineRequest } from '@/lib/domain/trade/approval-requests/decline-request'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(approvalRequests.decline, declineRequest)
