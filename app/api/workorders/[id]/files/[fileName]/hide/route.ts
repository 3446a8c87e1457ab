import { documents } from '@/lib/contract'
import { hideFile } from '@/lib/domain/orders/documents/hide-file'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(documents.hideFile, hideFile)
