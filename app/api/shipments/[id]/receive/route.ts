import { shipments } from '@/lib/contract'
import { receiveShipment } from '@/lib/domain/goods/shipments/receive-shipment'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(shipments.receive, receiveShipment)
