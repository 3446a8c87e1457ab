import { payments } from '@/lib/contract'
import { getPayments } from '@/lib/domain/payments/get-payments'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(payments.get, getPayments)
