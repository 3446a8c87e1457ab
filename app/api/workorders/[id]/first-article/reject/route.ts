import { firstArticles } from '@/lib/contract'
import { rejectFirstArticle } from '@/lib/domain/orders/documents/decide-first-article'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(firstArticles.reject, rejectFirstArticle)
