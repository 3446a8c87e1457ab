import { documents } from '@/lib/contract'
import { waiveDocument } from '@/lib/domain/orders/documents/waive-document'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(documents.waive, waiveDocument)
