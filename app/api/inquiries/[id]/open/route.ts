import { inquiries } from '@/lib/contract'
import { openInquiry } from '@/lib/domain/trade/repeats/open-to-all'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(inquiries.open, openInquiry)
