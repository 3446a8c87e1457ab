import { inquiries } from '@/lib/contract'
import { changeInquiryStatus } from '@/lib/domain/trade/inquiries/change-inquiry-status'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(inquiries.changeStatus, changeInquiryStatus)
