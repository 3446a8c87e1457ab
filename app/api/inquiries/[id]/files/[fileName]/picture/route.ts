import { inquiries } from '@/lib/contract'
import { downloadPicture } from '@/lib/domain/files/download'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(inquiries.picture, downloadPicture)
