import { accounts } from '@/lib/contract'
import { revertEmail } from '@/lib/domain/people/accounts/email-revert'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(accounts.revertEmail, revertEmail)
