import { questions } from '@/lib/contract'
import { noticeSuppliers } from '@/lib/domain/trade/questions/ask-question'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(questions.notice, noticeSuppliers)
