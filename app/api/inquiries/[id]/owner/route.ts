import { inquiries } from '@/lib/contract'
import { setInquiryOwner } from '@/lib/domain/trade/inquiries/set-inquiry-owner'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(inquiries.setOwner, setInquiryOwner)
