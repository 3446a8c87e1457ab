import { shipments } from '@/lib/contract'
import { listShipments } from '@/lib/domain/goods/shipments/list-shipments'
import { planShipment } from '@/lib/domain/goods/shipments/plan-shipment'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(shipments.list, listShipments)
export const POST = handle(shipments.plan, planShipment)
