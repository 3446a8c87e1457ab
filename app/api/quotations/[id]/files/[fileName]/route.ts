import { quotations } from '@/lib/contract'
import { downloadQuotationFile } from '@/lib/domain/files/download'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(quotations.file, downloadQuotationFile)
