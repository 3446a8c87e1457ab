import { ageing } from '@/lib/contract'
import { getAgeing } from '@/lib/domain/money/statements/get-ageing'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(ageing.get, getAgeing)
