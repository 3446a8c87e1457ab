import { deliveries } from '@/lib/contract'
import { retryDeliveries } from '@/lib/domain/people/deliveries/stuck-deliveries'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(deliveries.retry, retryDeliveries)
