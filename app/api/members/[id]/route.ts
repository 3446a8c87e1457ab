import { members } from '@/lib/contract'
import { changeMember } from '@/lib/domain/people/members/change-member'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(members.change, changeMember)
