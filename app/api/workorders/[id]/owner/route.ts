import { workorders } from '@/lib/contract'
import { setWorkorderOwner } from '@/lib/domain/orders/workorders/set-workorder-owner'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(workorders.setOwner, setWorkorderOwner)
