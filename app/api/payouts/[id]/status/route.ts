import { payouts } from '@/lib/contract'
import { reversePayout } from '@/lib/domain/money/payouts/reverse-payout'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(payouts.changeStatus, reversePayout)
