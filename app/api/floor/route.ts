import { floor } from '@/lib/contract'
import { getFloor } from '@/lib/domain/orders/floor/get-floor'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(floor.get, getFloor)
