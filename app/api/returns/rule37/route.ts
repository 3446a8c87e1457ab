import { returns } from '@/lib/contract'
import { getRule37 } from '@/lib/domain/money/returns/rule37'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(returns.rule37, getRule37)
