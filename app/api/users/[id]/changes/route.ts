import { accounts } from '@/lib/contract'
import { requestAccountChanges } from '@/lib/domain/accounts/refuse-account'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(accounts.requestChanges, requestAccountChanges)
