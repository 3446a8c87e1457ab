import { accounts } from '@/lib/contract'
import { changeProfile } from '@/lib/domain/accounts/change-profile'
import { handle } from '@/lib/http/handle'

export const PATCH = handle(accounts.changeProfile, changeProfile)
