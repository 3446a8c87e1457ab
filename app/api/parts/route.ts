import { parts } from '@/lib/contract'
import { listParts } from '@/lib/domain/orders/parts/list-parts'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(parts.list, listParts)
