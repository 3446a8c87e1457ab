import { accounts } from '@/lib/contract'
import { getCustomerRecord } from '@/lib/domain/people/accounts/get-customer-record'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(accounts.customerRecord, getCustomerRecord)
