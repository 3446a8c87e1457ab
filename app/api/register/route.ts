import { accounts } from '@/lib/contract'
import { register } from '@/lib/domain/accounts/register'
import { signIn } from '@/lib/http/auth'
import { handle } from '@/lib/http/handle'
import { limitedRegistration } from '@/lib/http/limited'

export const POST = handle(accounts.register, register, { headers: signIn, around: limitedRegistration })
