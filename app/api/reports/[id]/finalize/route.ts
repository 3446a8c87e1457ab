import { reports } from '@/lib/contract'
import { finalizeReport } from '@/lib/domain/orders/reports/finalize-report'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(reports.finalize, finalizeReport)
