import { payouts } from '@/lib/contract'
import { downloadBankFile } from '@/lib/domain/money/payouts/download-bank-file'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(payouts.downloadBankFile, downloadBankFile)
