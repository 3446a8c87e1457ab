import { quotations } from '@/lib/contract'
import { reconfirmQuotation } from '@/lib/domain/trade/quotations/reconfirm-quotation'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(quotations.reconfirm, reconfirmQuotation)
