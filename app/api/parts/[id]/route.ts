import { parts } from '@/lib/contract'
import { getPart } from '@/lib/domain/orders/parts/get-part'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(parts.get, getPart)
