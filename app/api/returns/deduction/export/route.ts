import { returns } from '@/lib/contract'
import { exportDeduction } from '@/lib/domain/money/returns/deduction'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(returns.deductionExport, exportDeduction)
