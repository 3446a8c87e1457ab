import { rfqs } from '@/lib/contract'
import { quoteLines } from '@/lib/domain/trade/rfqs/quote-lines'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(rfqs.quote, quoteLines)
