import { accounts } from '@/lib/contract'
import { forgotPassword } from '@/lib/domain/accounts/forgot-password'
import { handle } from '@/lib/http/handle'

export const POST = handle(accounts.forgotPassword, forgotPassword)
