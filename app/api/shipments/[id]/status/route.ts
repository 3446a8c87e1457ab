import { shipments } from '@/lib/contract'
import { moveShipment } from '@/lib/domain/goods/shipments/move-shipment'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(shipments.move, moveShipment)
