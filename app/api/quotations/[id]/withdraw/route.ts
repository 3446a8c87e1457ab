import { quotations } from '@/lib/contract'
import { withdrawQuotation } from '@/lib/domain/trade/quotations/withdraw-quotation'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(quotations.withdraw, withdrawQuotation)
