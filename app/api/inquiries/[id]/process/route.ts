import { inquiries } from '@/lib/contract'
import { setInquiryProcess } from '@/lib/domain/trade/inquiries/set-inquiry-process'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(inquiries.setProcess, setInquiryProcess)
