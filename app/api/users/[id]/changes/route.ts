import { accounts } from '@/lib/contract'
import { requestAccountChanges } from '@/lib/domain/people/accounts/refuse-account'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(accounts.requestChanges, requestAccountChanges)
