import { rfqs } from '@/lib/contract'
import { addRfq } from '@/lib/domain/trade/rfqs/add-rfq'
import { listRfqs } from '@/lib/domain/trade/rfqs/list-rfqs'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(rfqs.list, listRfqs)
export const POST = handle(rfqs.add, addRfq)
