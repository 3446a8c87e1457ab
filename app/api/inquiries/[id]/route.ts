import { inquiries } from '@/lib/contract'
import { getInquiry } from '@/lib/domain/inquiries/get-inquiry'
import { reviseInquiry } from '@/lib/domain/revisions/revise-inquiry'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(inquiries.get, getInquiry)
export const PATCH = handle(inquiries.revise, reviseInquiry)
