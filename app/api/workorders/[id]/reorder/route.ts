import { workorders } from '@/lib/contract'
import { reorder } from '@/lib/domain/workorders/reorder'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(workorders.reorder, reorder)
