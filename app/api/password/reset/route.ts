import { accounts } from '@/lib/contract'
import { resetPassword } from '@/lib/domain/people/accounts/reset-password'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(accounts.resetPassword, resetPassword)
