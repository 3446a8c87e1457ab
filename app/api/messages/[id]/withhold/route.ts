import { messages } from '@/lib/contract'
import { withholdMessage } from '@/lib/domain/trade/questions/decide-held-text'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(messages.withhold, withholdMessage)
