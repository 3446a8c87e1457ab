import { payouts } from '@/lib/contract'
import { getPayout } from '@/lib/domain/money/payouts/list-payouts'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(payouts.get, getPayout)
