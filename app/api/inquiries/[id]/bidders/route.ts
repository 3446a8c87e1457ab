import { inquiries } from '@/lib/contract'
import { listBidders } from '@/lib/domain/trade/inquiries/list-bidders'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(inquiries.bidders, listBidders)
