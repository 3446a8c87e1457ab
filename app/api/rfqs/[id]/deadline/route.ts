import { rfqs } from '@/lib/contract'
import { moveRfqDeadline } from '@/lib/domain/trade/rfqs/move-rfq-deadline'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(rfqs.moveDeadline, moveRfqDeadline)
