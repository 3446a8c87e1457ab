import { rates } from '@/lib/contract'
import { addRate } from '@/lib/domain/money/rates/add-rate'
import { listRates } from '@/lib/domain/money/rates/list-rates'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(rates.list, listRates)
export const POST = handle(rates.add, addRate)
