import { workorders } from '@/lib/contract'
import { changeWorkorderStatus } from '@/lib/domain/orders/workorders/change-workorder-status'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(workorders.changeStatus, changeWorkorderStatus)
