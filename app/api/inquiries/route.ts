import { inquiries } from '@/lib/contract'
import { listInquiries } from '@/lib/domain/trade/inquiries/list-inquiries'
import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(inquiries.list, listInquiries)
export const POST = handle(inquiries.submit, submitInquiry)
