import { sessions } from '@/lib/contract'
import { endOneSession } from '@/lib/domain/sessions/session'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(sessions.end, endOneSession)
