import { members } from '@/lib/contract'
import { inviteAgain } from '@/lib/domain/people/members/invite-again'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(members.inviteAgain, inviteAgain)
