import { rfqs } from '@/lib/contract'
import { editRfq } from '@/lib/domain/trade/rfqs/edit-rfq'
import { getRfq } from '@/lib/domain/trade/rfqs/get-rfq'
import { removeRfq } from '@/lib/domain/trade/rfqs/remove-rfq'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(rfqs.get, getRfq)
export const PATCH = handle(rfqs.edit, editRfq)
export const DELETE = handle(rfqs.remove, removeRfq)
