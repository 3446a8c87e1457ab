import { accounts } from '@/lib/contract'
import { changePassword } from '@/lib/domain/accounts/change-password'
import { signOut } from '@/lib/http/auth'
import { handle } from '@/lib/http/handle'

export const POST = handle(accounts.changePassword, changePassword, { headers: signOut })
