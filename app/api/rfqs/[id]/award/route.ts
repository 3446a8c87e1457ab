import { rfqs } from '@/lib/contract'
import { awardRfq } from '@/lib/domain/trade/rfqs/award-rfq'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(rfqs.award, awardRfq)
