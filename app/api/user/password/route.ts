import { accounts } from '@/lib/contract'
import { changePassword } from '@/lib/domain/accounts/change-password'
import { signOut } from '@/lib/http/auth'
import { handle } from '@/lib/http/handle'
import { limitedPasswordChange } from '@/lib/http/limited'

export const POST = handle(accounts.changePassword, changePassword, { headers: signOut, around: limitedPasswordChange })
