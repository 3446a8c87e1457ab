import { bills } from '@/lib/contract'
import { downloadBill } from '@/lib/domain/money/bills/download-bill'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(bills.pdf, downloadBill)
