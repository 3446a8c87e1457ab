import { accounts } from '@/lib/contract'
import { signOut } from '@/lib/http/auth'
import { handle } from '@/lib/http/handle'

export const POST = handle(accounts.logout, async () => undefined, { headers: signOut })
