import { accounts } from '@/lib/contract'
import { confirmEmail } from '@/lib/domain/people/accounts/confirm-email'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(accounts.confirmEmail, confirmEmail)
