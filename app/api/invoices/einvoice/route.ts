import { invoiceFiles } from '@/lib/contract'
import { downloadEinvoices } from '@/lib/domain/money/tax-documents/download-einvoice'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(invoiceFiles.einvoices, downloadEinvoices)
