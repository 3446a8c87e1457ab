import { shipments } from '@/lib/contract'
import { downloadEway } from '@/lib/domain/goods/shipments/download-eway'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(shipments.eway, downloadEway)
