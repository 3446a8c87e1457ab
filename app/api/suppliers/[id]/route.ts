import { accounts } from '@/lib/contract'
import { getSupplier } from '@/lib/domain/people/accounts/get-supplier'
import { editSupplier } from '@/lib/domain/people/accounts/edit-supplier'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(accounts.supplier, getSupplier)
export const PATCH = handle(accounts.editSupplier, editSupplier)
