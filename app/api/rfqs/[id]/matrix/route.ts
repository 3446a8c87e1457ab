import { rfqs } from '@/lib/contract'
import { getMatrix } from '@/lib/domain/trade/rfqs/get-matrix'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(rfqs.matrix, getMatrix)
