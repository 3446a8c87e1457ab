import { quotations } from '@/lib/contract'
import { counterQuotation } from '@/lib/domain/trade/quotations/counter-quotation'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(quotations.counter, counterQuotation)
