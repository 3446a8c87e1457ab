import { inquiries } from '@/lib/contract'
import { declineToQuote } from '@/lib/domain/trade/inquiries/decline-to-quote'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(inquiries.decline, declineToQuote)
