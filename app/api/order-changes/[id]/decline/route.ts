import { orderChanges } from '@/lib/contract'
import { declineChange } from '@/lib/domain/orders/order-changes/decline-change'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(orderChanges.decline, declineChange)
