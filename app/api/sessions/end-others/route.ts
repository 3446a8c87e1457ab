import { sessions } from '@/lib/contract'
import { endOtherSessions } from '@/lib/domain/people/sessions/session'
import { limitedPasswordCheck } from '@/lib/http/auth/rate-limits'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(sessions.endOthers, endOtherSessions, { around: limitedPasswordCheck })
