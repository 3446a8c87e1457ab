import { invoiceFiles } from '@/lib/contract'
import { recordIrns } from '@/lib/domain/money/tax-documents/record-irns'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(invoiceFiles.irns, recordIrns)
