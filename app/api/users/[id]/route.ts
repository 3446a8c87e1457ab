import { accounts } from '@/lib/contract'
import { changeProfile } from '@/lib/domain/accounts/change-profile'
import { handle } from '@/lib/http/handle'
import { limitedEmailChange } from '@/lib/http/limited'

export const PATCH = handle(accounts.changeProfile, changeProfile, { around: limitedEmailChange })
