import { workorders } from '@/lib/contract'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(workorders.get, getWorkorder)
