import { inquiries } from '@/lib/contract'
import { downloadPicture } from '@/lib/domain/files/download'
import { handleDownload } from '@/lib/http/download'

export const GET = handleDownload(inquiries.picture, downloadPicture)
