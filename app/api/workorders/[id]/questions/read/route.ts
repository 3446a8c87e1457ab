import { questions } from '@/lib/contract'
import { markOrderQuestionsRead } from '@/lib/domain/orders/questions/mark-order-questions-read'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(questions.readOfOrder, markOrderQuestionsRead)
