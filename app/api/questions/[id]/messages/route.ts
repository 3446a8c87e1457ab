import { questions } from '@/lib/contract'
import { replyToQuestion } from '@/lib/domain/trade/questions/reply'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(questions.reply, replyToQuestion)
