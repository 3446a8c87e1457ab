import { shipments } from '@/lib/contract'
import { enterEwayBill } from '@/lib/domain/goods/shipments/enter-eway-bill'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(shipments.enterEway, enterEwayBill)
