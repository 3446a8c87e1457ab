import { payments } from '@/lib/contract'
import { getPayments } from '@/lib/domain/money/payments/get-payments'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(payments.get, getPayments)
