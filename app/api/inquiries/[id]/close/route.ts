import { inquiries } from '@/lib/contract'
import { closeInquiry } from '@/lib/domain/trade/inquiries/close-inquiry'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(inquiries.close, closeInquiry)
