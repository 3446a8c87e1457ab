import { shipments } from '@/lib/contract'
import { downloadChallan } from '@/lib/domain/money/challans/download-challan'
import { issueChallan } from '@/lib/domain/money/challans/issue-challan'
import { handleDownload } from '@/lib/http/handler/download'
import { handle } from '@/lib/http/handler/handle'

export const GET = handleDownload(shipments.challan, downloadChallan)
export const POST = handle(shipments.issueChallan, issueChallan)
