import { quotations } from '@/lib/contract'
import { requestNewPrice } from '@/lib/domain/trade/quotations/request-new-price'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(quotations.requote, requestNewPrice)
