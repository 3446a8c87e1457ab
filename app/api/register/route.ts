import { accounts } from '@/lib/contract'
import { register } from '@/lib/domain/people/accounts/register'
import { signIn } from '@/lib/http/auth/auth'
import { handle } from '@/lib/http/handler/handle'
import { limitedRegistration } from '@/lib/http/auth/rate-limits'

export const POST = handle(accounts.register, register, { headers: signIn(), around: limitedRegistration })
