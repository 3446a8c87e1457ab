import { accounts } from '@/lib/contract'
import { login } from '@/lib/domain/accounts/login'
import { signIn } from '@/lib/http/auth'
import { handle } from '@/lib/http/handle'
import { limitedSignIn } from '@/lib/http/limited'

export const POST = handle(accounts.login, login, { headers: signIn, around: limitedSignIn })
