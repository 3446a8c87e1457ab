import { accounts } from '@/lib/contract'
import { listAdmins } from '@/lib/domain/people/accounts/list-admins'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(accounts.admins, listAdmins)
