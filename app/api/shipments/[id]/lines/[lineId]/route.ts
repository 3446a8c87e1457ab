import { shipments } from '@/lib/contract'
import { correctLine } from '@/lib/domain/money/payouts/followed-acts'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(shipments.correct, correctLine)
