import { members } from '@/lib/contract'
import { declineInvitation } from '@/lib/domain/people/members/decline-invitation'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(members.decline, declineInvitation)
