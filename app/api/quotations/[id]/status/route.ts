import { quotations } from '@/lib/contract'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(quotations.changeStatus, changeQuotationStatus)
