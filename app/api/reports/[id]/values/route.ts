import { reports } from '@/lib/contract'
import { writeValues } from '@/lib/domain/orders/reports/write-values'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(reports.write, writeValues)
