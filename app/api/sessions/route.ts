import { sessions } from '@/lib/contract'
import { listSessions } from '@/lib/domain/people/sessions/session'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(sessions.list, listSessions)
