import { inquiries } from '@/lib/contract'
import { copyInquiry } from '@/lib/domain/trade/repeats/copy-inquiry'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(inquiries.copy, copyInquiry)
