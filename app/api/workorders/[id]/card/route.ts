import { cards } from '@/lib/contract'
import { downloadCard } from '@/lib/domain/orders/papers/job-card'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(cards.get, downloadCard)
