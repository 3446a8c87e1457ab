import { accounts } from '@/lib/contract'
import { changeProfile } from '@/lib/domain/people/accounts/change-profile'
import { handle } from '@/lib/http/handler/handle'
import { limitedEmailChange } from '@/lib/http/auth/rate-limits'

export const PATCH = handle(accounts.changeProfile, changeProfile, { around: limitedEmailChange })
