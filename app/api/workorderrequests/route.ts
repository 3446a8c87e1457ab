import { workorderRequests } from '@/lib/contract'
import { listRequests } from '@/lib/domain/workorder-requests/list-requests'
import { createRequest } from '@/lib/domain/workorder-requests/create-request'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(workorderRequests.list, listRequests)
export const POST = handle(workorderRequests.create, createRequest)
