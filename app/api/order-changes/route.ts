import { orderChanges } from '@/lib/contract'
import { listChanges } from '@/lib/domain/orders/order-changes/list-changes'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(orderChanges.list, listChanges)
