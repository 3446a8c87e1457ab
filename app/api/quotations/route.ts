import { quotations } from '@/lib/contract'
import { listQuotations } from '@/lib/domain/trade/quotations/list-quotations'
import { createQuotation } from '@/lib/domain/trade/quotations/create-quotation'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(quotations.list, listQuotations)
export const POST = handle(quotations.create, createQuotation)
