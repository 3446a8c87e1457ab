import { messages } from '@/lib/contract'
import { releaseMessage } from '@/lib/domain/reviews/release-message'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(messages.release, releaseMessage)
