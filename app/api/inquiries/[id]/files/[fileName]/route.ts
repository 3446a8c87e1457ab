import { inquiries } from '@/lib/contract'
import { downloadInquiryFile } from '@/lib/domain/trade/inquiries/download-inquiry-file'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(inquiries.file, downloadInquiryFile)
