import { accounts } from '@/lib/contract'
import { signOut } from '@/lib/http/auth/auth'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(accounts.logout, async () => undefined, { headers: signOut })
