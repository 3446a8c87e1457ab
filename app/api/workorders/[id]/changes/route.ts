import { orderChanges } from '@/lib/contract'
import { askChange } from '@/lib/domain/orders/order-changes/ask-change'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(orderChanges.ask, askChange)
