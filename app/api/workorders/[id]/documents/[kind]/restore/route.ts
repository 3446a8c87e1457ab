import { documents } from '@/lib/contract'
import { restoreDocument } from '@/lib/domain/orders/documents/waive-document'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(documents.restore, restoreDocument)
