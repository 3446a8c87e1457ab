import { questions } from '@/lib/contract'
import { shareAnswer } from '@/lib/domain/trade/questions/share-answer'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(questions.share, shareAnswer)
