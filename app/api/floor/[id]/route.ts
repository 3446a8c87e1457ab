import { floor } from '@/lib/contract'
import { getFloorOrder } from '@/lib/domain/orders/floor/get-floor-order'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(floor.order, getFloorOrder)
