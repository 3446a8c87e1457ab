import { deliveries } from '@/lib/contract'
import { stuckDeliveries } from '@/lib/domain/people/deliveries/stuck-deliveries'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(deliveries.stuck, stuckDeliveries)
