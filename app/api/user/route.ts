import { accounts } from '@/lib/contract'
import { getMe } from '@/lib/domain/people/accounts/get-me'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(accounts.me, getMe)
