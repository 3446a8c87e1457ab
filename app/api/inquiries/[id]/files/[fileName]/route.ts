import { inquiries } from '@/lib/contract'
import { downloadInquiryFile } from '@/lib/domain/files/download'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(inquiries.file, downloadInquiryFile)
