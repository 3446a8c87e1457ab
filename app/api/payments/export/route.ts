import { payments } from '@/lib/contract'
import { exportPayments } from '@/lib/domain/money/payments/export-payments'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(payments.export, exportPayments)
