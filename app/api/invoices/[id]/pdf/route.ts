import { invoiceFiles } from '@/lib/contract'
import { downloadInvoice } from '@/lib/domain/money/tax-documents/download-invoice'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(invoiceFiles.pdf, downloadInvoice)
