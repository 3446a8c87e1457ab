import { accounts } from '@/lib/contract'
import { endSessionsOf } from '@/lib/domain/people/sessions/end-sessions-of'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(accounts.endSessions, endSessionsOf)
