import { rfqs } from '@/lib/contract'
import { getRfqSheet } from '@/lib/domain/trade/rfqs/get-rfq-sheet'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(rfqs.sheet, getRfqSheet)
