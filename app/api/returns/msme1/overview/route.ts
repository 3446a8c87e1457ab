import { returns } from '@/lib/contract'
import { msme1Overview } from '@/lib/domain/money/returns/msme1'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(returns.msme1Overview, msme1Overview)
