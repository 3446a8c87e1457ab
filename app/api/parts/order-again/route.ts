import { parts } from '@/lib/contract'
import { orderAgain } from '@/lib/domain/orders/parts/order-again'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(parts.orderAgain, orderAgain)
