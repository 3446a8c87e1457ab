import { factors } from '@/lib/contract'
import { resetFactors } from '@/lib/domain/people/factors/reset-factors'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(factors.reset, resetFactors)
