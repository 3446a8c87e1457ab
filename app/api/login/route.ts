import { accounts } from '@/lib/contract'
import { login } from '@/lib/domain/accounts/login'
import { signIn } from '@/lib/http/auth/auth'
import { handle } from '@/lib/http/handler/handle'
import { limitedSignIn } from '@/lib/http/auth/rate-limits'

export const POST = handle(accounts.login, login, { headers: signIn, around: limitedSignIn })
