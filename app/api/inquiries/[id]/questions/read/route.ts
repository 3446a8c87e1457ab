import { questions } from '@/lib/contract'
import { markQuestionsRead } from '@/lib/domain/trade/questions/mark-read'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(questions.read, markQuestionsRead)
