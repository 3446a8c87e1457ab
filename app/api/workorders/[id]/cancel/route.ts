import { orderEndings } from '@/lib/contract'
import { cancelOrder } from '@/lib/domain/money/order-endings/cancel-order'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(orderEndings.cancel, cancelOrder)
