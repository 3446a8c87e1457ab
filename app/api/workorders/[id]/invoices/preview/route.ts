import { invoices } from '@/lib/contract'
import { previewInvoice } from '@/lib/domain/money/tax-documents/preview-invoice'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(invoices.preview, previewInvoice)
