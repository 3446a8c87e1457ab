import { shipments } from '@/lib/contract'
import { receiveShipment } from '@/lib/domain/money/payouts/followed-acts'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(shipments.receive, receiveShipment)
