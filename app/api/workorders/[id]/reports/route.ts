import { reports } from '@/lib/contract'
import { createReport } from '@/lib/domain/orders/reports/create-report'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(reports.create, createReport)
