import { accounts } from '@/lib/contract'
import { rejectAccount } from '@/lib/domain/accounts/refuse-account'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(accounts.reject, rejectAccount)
