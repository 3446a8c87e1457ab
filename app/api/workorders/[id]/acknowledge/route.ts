import { workorders } from '@/lib/contract'
import { acknowledgeWorkorder } from '@/lib/domain/orders/workorders/acknowledge-workorder'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(workorders.acknowledge, acknowledgeWorkorder)
