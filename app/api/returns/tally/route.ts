import { returns } from '@/lib/contract'
import { fileTally } from '@/lib/domain/money/returns/file-tally'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(returns.tally, fileTally)
