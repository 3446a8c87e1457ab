import { members } from '@/lib/contract'
import { inviteMember } from '@/lib/domain/people/members/invite-member'
import { listMembers } from '@/lib/domain/people/members/list-members'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(members.list, listMembers)
export const POST = handle(members.invite, inviteMember)
