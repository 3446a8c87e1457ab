import { listExports } from '@/lib/contract'
import { exportList } from '@/lib/domain/desk/lists/export-list'
import { handleDownload } from '@/lib/http/handler/download'

export const POST = handleDownload(listExports.create, exportList)
