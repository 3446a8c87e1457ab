import { shipments } from '@/lib/contract'
import { downloadLabels } from '@/lib/domain/goods/shipments/download-labels'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(shipments.labels, downloadLabels)
