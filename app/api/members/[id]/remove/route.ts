import { members } from '@/lib/contract'
import { removeMember } from '@/lib/domain/people/members/remove-member'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(members.remove, removeMember)
