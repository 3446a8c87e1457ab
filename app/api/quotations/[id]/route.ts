import { quotations } from '@/lib/contract'
import { getQuotation } from '@/lib/domain/trade/quotations/get-quotation'
import { reviseQuotation } from '@/lib/domain/trade/quotations/revise-quotation'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(quotations.get, getQuotation)
export const PATCH = handle(quotations.revise, reviseQuotation)
