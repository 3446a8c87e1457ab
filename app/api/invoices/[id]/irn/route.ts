import { invoiceFiles } from '@/lib/contract'
import { recordIrn } from '@/lib/domain/money/tax-documents/record-irn'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(invoiceFiles.irn, recordIrn)
