import { rates } from '@/lib/contract'
import { confirmRate } from '@/lib/domain/money/rates/confirm-rate'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(rates.confirm, confirmRate)
