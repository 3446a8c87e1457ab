import { rfqs } from '@/lib/contract'
import { acceptNdaOfRfq } from '@/lib/domain/trade/rfqs/accept-nda-of-rfq'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(rfqs.acceptNda, acceptNdaOfRfq)
