import { orderChanges } from '@/lib/contract'
import { approveChange } from '@/lib/domain/orders/order-changes/approve-change'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(orderChanges.approve, approveChange)
