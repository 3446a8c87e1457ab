import { accounts } from '@/lib/contract'
import { forgotPassword } from '@/lib/domain/people/accounts/forgot-password'
import { handle } from '@/lib/http/handler/handle'
import { limitedLink } from '@/lib/http/auth/rate-limits'

export const POST = handle(accounts.forgotPassword, forgotPassword, { around: limitedLink })
