import { receivables } from '@/lib/contract'
import { getReceivables } from '@/lib/domain/money/statements/get-receivables'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(receivables.get, getReceivables)
