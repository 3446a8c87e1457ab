import { accounts } from '@/lib/contract'
import { verifyAccount } from '@/lib/domain/people/accounts/verify-account'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(accounts.verify, verifyAccount)
