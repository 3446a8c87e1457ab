import { accounts } from '@/lib/contract'
import { listCustomers } from '@/lib/domain/people/accounts/list-accounts'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(accounts.customers, listCustomers)
