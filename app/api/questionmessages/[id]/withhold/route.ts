import { questions } from '@/lib/contract'
import { withholdShown } from '@/lib/domain/trade/questions/withhold-shown'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(questions.withhold, withholdShown)
