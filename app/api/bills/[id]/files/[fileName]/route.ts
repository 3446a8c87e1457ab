import { bills } from '@/lib/contract'
import { downloadBillFile } from '@/lib/domain/money/bills/download-bill'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(bills.file, downloadBillFile)
