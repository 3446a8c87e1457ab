import { sessions } from '@/lib/contract'
import { endOneSession } from '@/lib/domain/sessions/session'
import { handle } from '@/lib/http/handle'

export const POST = handle(sessions.end, endOneSession)
