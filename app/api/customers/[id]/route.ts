import { accounts } from '@/lib/contract'
import { getCustomer } from '@/lib/domain/people/accounts/get-customer'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(accounts.customer, getCustomer)
