import { workorders } from '@/lib/contract'
import { setWorkorderPayable } from '@/lib/domain/money/payments/set-workorder-payable'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(workorders.setPayable, setWorkorderPayable)
