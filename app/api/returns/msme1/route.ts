import { returns } from '@/lib/contract'
import { fileMsme1 } from '@/lib/domain/money/returns/msme1'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(returns.msme1, fileMsme1)
