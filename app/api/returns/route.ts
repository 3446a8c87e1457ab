import { returns } from '@/lib/contract'
import { returnOverview } from '@/lib/domain/money/returns/return-overview'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(returns.overview, returnOverview)
