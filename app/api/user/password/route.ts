import { accounts } from '@/lib/contract'
import { changePassword } from '@/lib/domain/people/accounts/change-password'
import { signOut } from '@/lib/http/auth/auth'
import { handle } from '@/lib/http/handler/handle'
import { limitedPasswordCheck } from '@/lib/http/auth/rate-limits'

export const POST = handle(accounts.changePassword, changePassword, { headers: signOut, around: limitedPasswordCheck })
