import { messages } from '@/lib/contract'
import { listMessages } from '@/lib/domain/files/moderation/list-messages'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(messages.list, listMessages)
