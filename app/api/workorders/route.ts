import { workorders } from '@/lib/contract'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import { createWorkorder } from '@/lib/domain/orders/workorders/create-workorder'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(workorders.list, listWorkorders)
export const POST = handle(workorders.create, createWorkorder)
