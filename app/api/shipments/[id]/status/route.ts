import { shipments } from '@/lib/contract'
import { moveShipment } from '@/lib/domain/orders/shipments/move-shipment'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(shipments.move, moveShipment)
