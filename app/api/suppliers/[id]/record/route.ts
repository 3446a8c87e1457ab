import { accounts } from '@/lib/contract'
import { getSupplierRecord } from '@/lib/domain/people/accounts/get-supplier-record'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(accounts.record, getSupplierRecord)
