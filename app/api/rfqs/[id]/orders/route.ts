import { rfqs } from '@/lib/contract'
import { orderLines } from '@/lib/domain/orders/workorders/order-lines'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(rfqs.order, orderLines)
