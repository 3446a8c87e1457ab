import { returns } from '@/lib/contract'
import { fileGstr1 } from '@/lib/domain/money/returns/file-gstr1'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(returns.gstr1, fileGstr1)
