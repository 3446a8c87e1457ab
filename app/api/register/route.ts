import { accounts } from '@/lib/contract'
import { register } from '@/lib/domain/accounts/register'
import { signIn } from '@/lib/http/auth'
import { handle } from '@/lib/http/handle'

export const POST = handle(accounts.register, register, signIn)
