import { accounts } from '@/lib/contract'
import { rejectAccount } from '@/lib/domain/people/accounts/refuse-account'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(accounts.reject, rejectAccount)
