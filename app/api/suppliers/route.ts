import { accounts } from '@/lib/contract'
import { listSuppliers } from '@/lib/domain/accounts/list-accounts'
import { handle } from '@/lib/http/handle'

export const GET = handle(accounts.suppliers, listSuppliers)
