import { inquiries } from '@/lib/contract'
import { downloadPicture } from '@/lib/domain/trade/inquiries/download-inquiry-file'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(inquiries.picture, downloadPicture)
