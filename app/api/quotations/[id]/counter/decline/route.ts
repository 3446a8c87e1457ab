import { quotations } from '@/lib/contract'
import { declineCounter } from '@/lib/domain/trade/quotations/counter-quotation'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(quotations.declineCounter, declineCounter)
