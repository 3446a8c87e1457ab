import { reports } from '@/lib/contract'
import { downloadReport } from '@/lib/domain/orders/papers/report-pdf'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(reports.pdf, downloadReport)
