import { workorders } from '@/lib/contract'
import { reorder } from '@/lib/domain/orders/workorders/reorder'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(workorders.reorder, reorder)
