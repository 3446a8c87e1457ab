import { shipments } from '@/lib/contract'
import { changeShipment } from '@/lib/domain/goods/shipments/change-shipment'
import { getShipment } from '@/lib/domain/goods/shipments/get-shipment'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(shipments.get, getShipment)
export const PATCH = handle(shipments.change, changeShipment)
