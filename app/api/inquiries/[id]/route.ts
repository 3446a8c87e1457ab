import { inquiries } from '@/lib/contract'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { reviseInquiry } from '@/lib/domain/trade/revisions/revise-inquiry'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(inquiries.get, getInquiry)
export const PATCH = handle(inquiries.revise, reviseInquiry)
