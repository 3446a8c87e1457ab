import { documents } from '@/lib/contract'
import { setDocuments } from '@/lib/domain/orders/documents/set-documents'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(documents.set, setDocuments)
