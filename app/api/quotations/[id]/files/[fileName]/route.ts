import { quotations } from '@/lib/contract'
import { downloadQuotationFile } from '@/lib/domain/trade/quotations/download-quotation-file'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(quotations.file, downloadQuotationFile)
