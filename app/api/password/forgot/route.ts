import { accounts } from '@/lib/contract'
import { forgotPassword } from '@/lib/domain/accounts/forgot-password'
import { handle } from '@/lib/http/handle'
import { limitedLink } from '@/lib/http/limited'

export const POST = handle(accounts.forgotPassword, forgotPassword, { around: limitedLink })
