import { rfqs } from '@/lib/contract'
import { submitRfq } from '@/lib/domain/trade/rfqs/submit-rfq'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(rfqs.submit, submitRfq)
