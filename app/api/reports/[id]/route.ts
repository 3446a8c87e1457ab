import { reports } from '@/lib/contract'
import { editReport } from '@/lib/domain/orders/reports/edit-report'
import { getReport } from '@/lib/domain/orders/reports/get-report'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(reports.get, getReport)
export const PATCH = handle(reports.edit, editReport)
