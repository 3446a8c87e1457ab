import { accounts } from '@/lib/contract'
import { suspendAccount } from '@/lib/domain/people/accounts/suspend-account'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(accounts.suspend, suspendAccount)
