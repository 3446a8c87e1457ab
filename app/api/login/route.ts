import { accounts } from '@/lib/contract'
import { login } from '@/lib/domain/accounts/login'
import { signIn } from '@/lib/http/auth'
import { handle } from '@/lib/http/handle'

export const POST = handle(accounts.login, login, signIn)
