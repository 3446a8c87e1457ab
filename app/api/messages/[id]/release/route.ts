import { messages } from '@/lib/contract'
import { releaseMessage } from '@/lib/domain/trade/questions/decide-held-text'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(messages.release, releaseMessage)
