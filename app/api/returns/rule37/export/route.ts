import { returns } from '@/lib/contract'
import { exportRule37 } from '@/lib/domain/money/returns/rule37'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(returns.rule37Export, exportRule37)
