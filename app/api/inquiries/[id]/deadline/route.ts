import { inquiries } from '@/lib/contract'
import { moveDeadline } from '@/lib/domain/trade/inquiries/move-deadline'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(inquiries.moveDeadline, moveDeadline)
