import { accounts } from '@/lib/contract'
import { verifySupplier } from '@/lib/domain/people/accounts/verify-account'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(accounts.verifySupplier, verifySupplier)
