import { accounts } from '@/lib/contract'
import { createSupplier } from '@/lib/domain/people/accounts/create-supplier'
import { listSuppliers } from '@/lib/domain/people/accounts/list-accounts'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(accounts.suppliers, listSuppliers)
export const POST = handle(accounts.createSupplier, createSupplier)
