import { orderEndings } from '@/lib/contract'
import { closeShort } from '@/lib/domain/money/order-endings/close-short'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(orderEndings.closeShort, closeShort)
