import { orderEndings } from '@/lib/contract'
import { previewClose } from '@/lib/domain/money/order-endings/preview-close'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(orderEndings.preview, previewClose)
