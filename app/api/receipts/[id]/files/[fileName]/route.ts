import { receipts } from '@/lib/contract'
import { downloadReceiptFile } from '@/lib/domain/money/receipts/download-receipt-file'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(receipts.file, downloadReceiptFile)
