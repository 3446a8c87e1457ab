import { payouts } from '@/lib/contract'
import { listPayouts } from '@/lib/domain/money/payouts/list-payouts'
import { recordPayout } from '@/lib/domain/money/payouts/record-payout'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(payouts.list, listPayouts)
export const POST = handle(payouts.record, recordPayout)
