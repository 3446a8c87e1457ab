import { quotations } from '@/lib/contract'
import { downloadPoFile } from '@/lib/domain/trade/quotations/po-file'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(quotations.poFile, downloadPoFile)
