import { rfqs } from '@/lib/contract'
import { closeRfq } from '@/lib/domain/trade/rfqs/close-rfq'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(rfqs.close, closeRfq)
