import { questions } from '@/lib/contract'
import { askQuestion } from '@/lib/domain/trade/questions/ask-question'
import { listQuestions } from '@/lib/domain/trade/questions/list-questions'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(questions.list, listQuestions)
export const POST = handle(questions.ask, askQuestion)
