import { workorders } from '@/lib/contract'
import { downloadWorkorderPicture } from '@/lib/domain/orders/workorders/download-workorder-file'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(workorders.picture, downloadWorkorderPicture)
