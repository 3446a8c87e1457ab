import { workorderRequests } from '@/lib/contract'
import { rejectRequest } from '@/lib/domain/trade/workorder-requests/reject-request'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(workorderRequests.reject, rejectRequest)
