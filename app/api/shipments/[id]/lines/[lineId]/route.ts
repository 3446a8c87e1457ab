import { shipments } from '@/lib/contract'
import { correctLine } from '@/lib/domain/goods/shipments/correct-line'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(shipments.correct, correctLine)
