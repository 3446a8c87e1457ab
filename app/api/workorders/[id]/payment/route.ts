import { workorders } from '@/lib/contract'
import { setWorkorderPayment } from '@/lib/domain/money/payments/set-workorder-payment'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(workorders.setPayment, setWorkorderPayment)
