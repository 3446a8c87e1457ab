import { approvalRequests } from '@/lib/contract'
import { withdrawRequest } from '@/lib/domain/trade/approval-requests/withdraw-request'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(approvalRequests.withdraw, withdrawRequest)
