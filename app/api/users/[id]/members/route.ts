import { accounts } from '@/lib/contract'
import { listPeopleOf } from '@/lib/domain/people/members/list-people-of'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(accounts.people, listPeopleOf)
