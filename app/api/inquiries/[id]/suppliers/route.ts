import { invitations } from '@/lib/contract'
import { listFittingSuppliers } from '@/lib/domain/trade/invitations/list-fitting-suppliers'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(invitations.suppliers, listFittingSuppliers)
