import { accounts } from '@/lib/contract'
import { login } from '@/lib/domain/people/accounts/login'
import { tellNewDevice } from '@/lib/domain/people/sessions/new-device'
import { signIn } from '@/lib/http/auth/auth'
import { handle } from '@/lib/http/handler/handle'
import { limitedSignIn } from '@/lib/http/auth/rate-limits'

export const POST = handle(accounts.login, login, { headers: signIn({ tell: tellNewDevice }), around: limitedSignIn })
