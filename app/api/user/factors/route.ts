import { factors } from '@/lib/contract'
import { listFactors } from '@/lib/domain/people/factors/own-factors'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(factors.get, listFactors)
