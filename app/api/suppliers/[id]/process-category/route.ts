import { accounts } from '@/lib/contract'
import { setSupplierCategory } from '@/lib/domain/people/accounts/edit-supplier'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(accounts.setCategory, setSupplierCategory)
