import { workorderRequests } from '@/lib/contract'
import { listRequests } from '@/lib/domain/trade/workorder-requests/list-requests'
import { createRequest } from '@/lib/domain/trade/workorder-requests/create-request'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(workorderRequests.list, listRequests)
export const POST = handle(workorderRequests.create, createRequest)
