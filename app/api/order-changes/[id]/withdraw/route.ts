import { orderChanges } from '@/lib/contract'
import { withdrawChange } from '@/lib/domain/orders/order-changes/withdraw-change'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(orderChanges.withdraw, withdrawChange)
