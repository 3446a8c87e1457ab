import { invitations } from '@/lib/contract'
import { inviteSuppliers } from '@/lib/domain/trade/invitations/invite-suppliers'
import { listInvitations } from '@/lib/domain/trade/invitations/list-invitations'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(invitations.list, listInvitations)
export const POST = handle(invitations.send, inviteSuppliers)
